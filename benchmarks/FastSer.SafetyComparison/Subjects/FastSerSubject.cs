namespace FastSer.SafetyComparison.Subjects;

internal sealed class FastSerSubject : Subject
{
    private static readonly FastSerializerOptions s_writing = new() { MaxDepth = int.MaxValue };

    public override string Name => "FastSer";

    public override string Setting => "default, Fast format";

    public override Type VersionOf => typeof(FastSerializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(FastSerException)];

    public override byte[] Write<T>(T value) => FastSerializer.Serialize(value, s_writing);

    public override T? Read<T>(byte[] bytes)
        where T : default => FastSerializer.Deserialize<T>(bytes);

    public override byte[] WriteCompressed(BytesHolder value) => FastSerCompression.Compress(FastSerializer.Serialize(value));

    public override BytesHolder? ReadCompressed(byte[] bytes)
    {
        using var content = FastSerCompression.Decompress(bytes);
        return FastSerializer.Deserialize<BytesHolder>(content.Span);
    }
}
