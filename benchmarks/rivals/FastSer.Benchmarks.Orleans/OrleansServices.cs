using FastSer.Benchmarks.Data;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Orleans.Serialization.Configuration;
using Orleans.Serialization.Session;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The serializers and sessions of one container with the generated codecs of this assembly.</summary>
internal static class OrleansServices
{
    /// <summary>Above the numbers that the types of Orleans itself have.</summary>
    private const uint FirstEventId = 10_000;

    private static readonly ServiceProvider s_services = Create();

    public static Serializer<T> Serializer<T>() => s_services.GetRequiredService<Serializer<T>>();

    public static SerializerSession NewSession() => s_services.GetRequiredService<SerializerSessionPool>().GetSession();

    private static ServiceProvider Create()
    {
        var assembly = typeof(OrleansServices).Assembly;
        return new ServiceCollection()
            .AddSerializer(builder => builder.AddAssembly(assembly))
            .Configure<TypeManifestOptions>(options =>
            {
                var events = assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(SiteEventTwin)));
                foreach (var (i, type) in events.Index())
                    options.WellKnownTypeIds[FirstEventId + (uint)i] = type;
            })
            .BuildServiceProvider();
    }
}
