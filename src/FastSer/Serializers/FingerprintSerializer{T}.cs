using System.Buffers.Binary;

namespace FastSer.CompilerServices;

/// <summary>Puts the fingerprint of a type's shape before each value, and asks for it on read.</summary>
internal sealed class FingerprintSerializer<T>(TypeSerializer<T> inner, bool withNames) : TypeSerializer<T>
{
    private readonly uint _fingerprint = ShapeFingerprint.Of(inner.CachedShape, withNames);

    public override IncrementalReader<T>? CreateItems() => inner.CreateItems();

    public override IncrementalWriter? CreateOutput(T value) => inner.CreateOutput(value);

    internal override void WritePrefix(ref FastWriter writer) => writer.WriteUInt32(_fingerprint);

    internal override int PrefixSizeIn(ReadOnlySpan<byte> data) =>
        BinaryPrimitives.TryReadUInt32LittleEndian(data, out var found) && found == _fingerprint ? sizeof(uint) : -1;

    public override WireShape Shape { get; } = WireShape.Fingerprinted(inner.CachedShape);

    public override void Write(ref FastWriter writer, T value)
    {
        WritePrefix(ref writer);
        inner.Write(ref writer, value);
    }

    public override T Read(ref FastReader reader)
    {
        reader.ExpectFingerprint(_fingerprint);
        return inner.Read(ref reader);
    }

    public override T ReadInto(ref FastReader reader, T value)
    {
        reader.ExpectFingerprint(_fingerprint);
        return inner.ReadInto(ref reader, value);
    }
}
