using MemoryPack;
using MemoryPack.Compression;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class MemoryPackSubject : Subject
{
    public override string Name => "MemoryPack";

    public override string Setting => "default; it has no setting for untrusted input";

    public override Type VersionOf => typeof(MemoryPackSerializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(MemoryPackSerializationException)];

    public override byte[] Write<T>(T value) => MemoryPackSerializer.Serialize(value);

    public override T? Read<T>(byte[] bytes)
        where T : default => MemoryPackSerializer.Deserialize<T>(bytes);

    public override byte[] WriteCompressed(BytesHolder value)
    {
        using var compressor = new BrotliCompressor();
        MemoryPackSerializer.Serialize(compressor, value);
        return compressor.ToArray();
    }

    public override BytesHolder? ReadCompressed(byte[] bytes)
    {
        using var decompressor = new BrotliDecompressor();
        return MemoryPackSerializer.Deserialize<BytesHolder>(decompressor.Decompress(bytes));
    }
}
