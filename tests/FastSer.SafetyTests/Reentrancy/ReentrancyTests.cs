using System.Buffers;

namespace FastSer.SafetyTests.Reentrancy;

[Trait("Promise", "P20")]
public sealed class ReentrancyTests
{
    [Fact]
    public void AccessorsAndConstructorsMayCallTheSerializer()
    {
        var bytes = FastSerializer.Serialize(new Nesting(3));
        var output = new ArrayBufferWriter<byte>();
        FastSerializer.Serialize(output, new Nesting(3));
        var destination = new byte[bytes.Length];

        Assert.Equal(bytes.Length, FastSerializer.GetSize(new Nesting(3)));
        Assert.True(FastSerializer.TrySerialize(new Nesting(3), destination, out _));
        Assert.Equal(bytes, output.WrittenSpan);
        Assert.Equal(bytes, destination);
        Assert.Equal([3, 2, 1, 0], Levels(FastSerializer.Deserialize<Nesting>(bytes)));
    }

    [Fact]
    public void ManyNestedObjectsDoNotMixTheirBytes()
    {
        var list = Enumerable.Range(0, 50).Select(static i => new Nesting(i % 4)).ToList();

        var read = FastSerializer.Deserialize<List<Nesting>>(FastSerializer.Serialize(list));

        Assert.Equal(list.Select(static n => n.Level), read.Select(static n => n.Level));
        Assert.All(read, static n => Assert.Equal(n.Level + 1, Levels(n).Count()));
    }

    [Fact]
    public void BufferWriterMayCallTheSerializer()
    {
        var output = new NestedWriter();

        FastSerializer.Serialize(output, new Leaf { Id = 1, Name = "outer" });

        Assert.Equal(FastSerializer.Serialize(new Leaf { Id = 1, Name = "outer" }), output.Bytes.WrittenSpan);
    }

    private static IEnumerable<int> Levels(Nesting? value)
    {
        for (; value is not null; value = value.Child)
        {
            yield return value.Level;
        }
    }

    private sealed class NestedWriter : IBufferWriter<byte>
    {
        public ArrayBufferWriter<byte> Bytes { get; } = new();

        public void Advance(int count) => Bytes.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => Bytes.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0)
        {
            FastSerializer.Serialize(new List<string> { "inner", "inner" });
            return Bytes.GetSpan(sizeHint);
        }
    }
}
