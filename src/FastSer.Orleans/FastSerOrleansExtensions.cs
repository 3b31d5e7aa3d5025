using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Orleans.Serialization.Cloning;
using Orleans.Serialization.Serializers;
using Orleans.Storage;

namespace FastSer.Orleans;

/// <summary>Registers FastSer with Orleans, on silos and clients alike.</summary>
public static class FastSerOrleansExtensions
{
    /// <summary>
    /// Serializes and copies objects of types with <see cref="FastSerTypeAttribute"/> by FastSer: arguments and results of grain calls, items of
    /// streams, and members of types that Orleans serializes. Types that also have Orleans' <c>[GenerateSerializer]</c> stay with Orleans. A
    /// <see cref="FastSerException"/> that a grain throws reaches the caller with its code and place.
    /// </summary>
    /// <param name="builder">The builder that <c>AddSerializer</c> passes.</param>
    /// <param name="options">The limits and the encoding, the same on all silos and clients; null for the default.</param>
    /// <returns>The builder.</returns>
    public static ISerializerBuilder AddFastSer(this ISerializerBuilder builder, FastSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        var provider = new FastSerCodecProvider(options);
        builder.Services.AddSingleton<ISpecializableCodec>(provider);
        builder.Services.AddSingleton<ISpecializableCopier>(provider);
        builder.Services.AddSingleton<ITypeFilter>(provider);
        return builder;
    }

    /// <summary>
    /// Makes FastSer the serializer of grain state for the storage providers that name no other one. States of types without a FastSer serializer,
    /// such as those of Orleans' own grains, stay JSON.
    /// </summary>
    /// <param name="services">The services of the silo.</param>
    /// <param name="options">The options of all states; null writes types that are not Tolerant with a fingerprint.</param>
    /// <returns>The services.</returns>
    public static IServiceCollection AddFastSerGrainStorage(this IServiceCollection services, FastSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(services);
        return services.AddSingleton<IGrainStorageSerializer>(provider => new FastSerGrainStorageSerializer(
            options, ActivatorUtilities.CreateInstance<JsonGrainStorageSerializer>(provider)));
    }
}
