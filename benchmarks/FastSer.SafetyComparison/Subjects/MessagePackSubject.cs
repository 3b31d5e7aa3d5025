using MessagePack;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class MessagePackSubject(bool isUntrusted) : Subject
{
    private readonly MessagePackSerializerOptions _options = MessagePackSerializerOptions.Standard
        .WithSecurity(isUntrusted ? MessagePackSecurity.UntrustedData : MessagePackSecurity.TrustedData);

    public override string Name => isUntrusted ? "MessagePack, untrusted" : "MessagePack";

    public override string Setting => isUntrusted ? "`MessagePackSecurity.UntrustedData`" : "default (`TrustedData`)";

    public override Type VersionOf => typeof(MessagePackSerializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(MessagePackSerializationException)];

    public override byte[] Write<T>(T value) => MessagePackSerializer.Serialize(value, _options);

    public override T? Read<T>(byte[] bytes)
        where T : default => MessagePackSerializer.Deserialize<T>(bytes, _options);

    public override byte[] WriteCompressed(BytesHolder value) =>
        MessagePackSerializer.Serialize(value, _options.WithCompression(MessagePackCompression.Lz4BlockArray));

    public override BytesHolder? ReadCompressed(byte[] bytes) =>
        MessagePackSerializer.Deserialize<BytesHolder>(bytes, _options.WithCompression(MessagePackCompression.Lz4BlockArray));
}
