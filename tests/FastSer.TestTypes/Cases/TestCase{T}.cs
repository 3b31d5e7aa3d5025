using System.Buffers;

namespace FastSer.TestTypes;

public sealed class TestCase<T>(string name, Func<T, byte[]> callSite, Func<T[]> samples) : TestCase(name)
{
    public override Type Type => typeof(T);

    public T[] CreateTypedSamples() => samples();

    public override IReadOnlyList<object?> CreateSamples() => Array.ConvertAll(samples(), static s => (object?)s);

    public override byte[] SerializeAtCallSite(object? value) => callSite((T)value!);

    public override byte[] Serialize(object? value, FastSerializerOptions? options = null) =>
        FastSerializer.Serialize((T)value!, options);

    public override void Serialize(
        IBufferWriter<byte> output, object? value, FastSerializerOptions? options = null) =>
        FastSerializer.Serialize(output, (T)value!, options);

    public override bool TrySerialize(
        object? value, Span<byte> destination, out int bytesWritten, FastSerializerOptions? options = null) =>
        FastSerializer.TrySerialize((T)value!, destination, out bytesWritten, options);

    public override int GetSize(object? value, FastSerializerOptions? options = null) =>
        FastSerializer.GetSize((T)value!, options);

    public override object? Deserialize(ReadOnlySpan<byte> data, FastSerializerOptions? options = null) =>
        FastSerializer.Deserialize<T>(data, options);

    public override object? DeserializePrefix(
        ReadOnlySpan<byte> data, out int bytesConsumed, FastSerializerOptions? options = null) =>
        FastSerializer.Deserialize<T>(data, out bytesConsumed, options);

    public override bool TryDeserialize(
        ReadOnlySpan<byte> data, out object? value, out FastSerError error, FastSerializerOptions? options = null)
    {
        var read = FastSerializer.TryDeserialize<T>(data, out var typed, out error, options);
        value = typed;
        return read;
    }

    public override int Skip(ReadOnlySpan<byte> data, FastSerializerOptions? options = null) =>
        FastSerializer.Skip<T>(data, options);

    public override void Accept(ITestCaseVisitor visitor) => visitor.Visit(this);
}
