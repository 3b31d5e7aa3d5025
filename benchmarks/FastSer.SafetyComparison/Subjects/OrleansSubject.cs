using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class OrleansSubject : Subject
{
    private readonly Lazy<ServiceProvider> _services = new(static () =>
        new ServiceCollection().AddSerializer(static builder => builder.AddAssembly(typeof(OrleansSubject).Assembly)).BuildServiceProvider());

    public override string Name => "Orleans";

    public override string Setting => "default: types with `[GenerateSerializer]` are allowed by name";

    public override Type VersionOf => typeof(Serializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(SerializerException)];

    public override byte[] Write<T>(T value) => _services.Value.GetRequiredService<Serializer<T>>().SerializeToArray(value);

    public override T? Read<T>(byte[] bytes)
        where T : default => _services.Value.GetRequiredService<Serializer<T>>().Deserialize(bytes);
}
