using System.Diagnostics.CodeAnalysis;
using Microsoft.Extensions.Caching.Hybrid;

namespace FastSer.Caching;

/// <summary>Creates serializers for the types that have a FastSer serializer, and leaves the others to the next factory.</summary>
/// <param name="options">The options; null for <see cref="FastSerCacheOptions.Default"/>.</param>
public sealed class FastSerHybridCacheSerializerFactory(FastSerCacheOptions? options = null) : IHybridCacheSerializerFactory
{
    /// <inheritdoc/>
    public bool TryCreateSerializer<T>([NotNullWhen(true)] out IHybridCacheSerializer<T>? serializer)
    {
        serializer = FastSerializer.CanSerialize<T>() ? new FastSerHybridCacheSerializer<T>(options) : null;
        return serializer is not null;
    }
}
