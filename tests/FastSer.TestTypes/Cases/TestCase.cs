using System.Buffers;

namespace FastSer.TestTypes;

/// <summary>
/// One root type with its sample values. Calls are typed inside (see <see cref="TestCase{T}"/>): nothing on the way to
/// the serializer uses reflection.
/// </summary>
public abstract class TestCase(string name)
{
    public string Name { get; } = name;

    public abstract Type Type { get; }

    /// <summary>Fresh values on every call, so that a test may change them.</summary>
    public abstract IReadOnlyList<object?> CreateSamples();

    /// <summary>Calls the serializer where <c>T</c> is written out, not a type parameter.</summary>
    public abstract byte[] SerializeAtCallSite(object? value);

    public abstract byte[] Serialize(object? value, FastSerializerOptions? options = null);

    public abstract void Serialize(IBufferWriter<byte> output, object? value, FastSerializerOptions? options = null);

    public abstract bool TrySerialize(
        object? value, Span<byte> destination, out int bytesWritten, FastSerializerOptions? options = null);

    public abstract int GetSize(object? value, FastSerializerOptions? options = null);

    public abstract object? Deserialize(ReadOnlySpan<byte> data, FastSerializerOptions? options = null);

    public abstract object? DeserializePrefix(
        ReadOnlySpan<byte> data, out int bytesConsumed, FastSerializerOptions? options = null);

    public abstract bool TryDeserialize(
        ReadOnlySpan<byte> data, out object? value, out FastSerError error, FastSerializerOptions? options = null);

    public abstract int Skip(ReadOnlySpan<byte> data, FastSerializerOptions? options = null);

    public abstract void Accept(ITestCaseVisitor visitor);

    public sealed override string ToString() => Name;
}
