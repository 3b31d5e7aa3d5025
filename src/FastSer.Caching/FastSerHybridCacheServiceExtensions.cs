using FastSer.Caching;
using Microsoft.Extensions.Caching.Hybrid;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds FastSer to HybridCache.</summary>
public static class FastSerHybridCacheServiceExtensions
{
    /// <summary>
    /// Makes HybridCache use FastSer for all types that have a FastSer serializer. Other types keep their serializer, which is JSON by default.
    /// </summary>
    /// <param name="services">The services, after <c>AddHybridCache()</c>, which otherwise adds no serializer for other types.</param>
    /// <param name="options">The options; null for <see cref="FastSerCacheOptions.Default"/>.</param>
    /// <returns>The services.</returns>
    public static IServiceCollection AddFastSerHybridCacheSerializers(this IServiceCollection services, FastSerCacheOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(services);
        return services.AddSingleton<IHybridCacheSerializerFactory>(new FastSerHybridCacheSerializerFactory(options));
    }
}
