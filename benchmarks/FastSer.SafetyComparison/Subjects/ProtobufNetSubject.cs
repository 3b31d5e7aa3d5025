using ProtoBuf;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class ProtobufNetSubject : Subject
{
    public override string Name => "protobuf-net";

    public override string Setting => "default";

    public override Type VersionOf => typeof(Serializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(ProtoException), typeof(EndOfStreamException)];

    public override byte[] Write<T>(T value)
    {
        var output = new MemoryStream();
        Serializer.Serialize(output, value);
        return output.ToArray();
    }

    public override T? Read<T>(byte[] bytes)
        where T : default => Serializer.Deserialize<T>(bytes.AsSpan());
}
