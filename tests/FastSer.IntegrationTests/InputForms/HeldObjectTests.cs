using System.Buffers;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Tolerant objects, whose length stands before them, where the output has no room for them: their bytes are held back until they end.</summary>
public sealed partial class HeldObjectTests
{
    public static TheoryData<int, int> Shapes => new() { { 1, 3 }, { 1, 300 }, { 1, 70_000 }, { 40, 3 }, { 60, 9 }, { 6, 9_000 }, { 3, 500_000 } };

    [Theory]
    [MemberData(nameof(Shapes))]
    public void SpansOfEveryLengthTakeTheValueOrRefuseIt(int depth, int length)
    {
        var values = new[] { Make(depth, length, isInside: false), Make(depth, length, isInside: true) };
        var bytes = FastSerializer.Serialize(values);
        var random = new Random(depth + length);
        var lengths = Enumerable.Range(0, Math.Min(bytes.Length + 2, 700)).Concat(Enumerable.Range(bytes.Length - 5, 10))
            .Concat(Enumerable.Range(0, bytes.Length > 100_000 ? 20 : 200).Select(_ => random.Next(bytes.Length)));
        foreach (var size in lengths)
        {
            var span = new byte[size + 8];
            var fits = FastSerializer.TrySerialize(values, span.AsSpan(0, size), out var written);

            Assert.Equal(size >= bytes.Length, fits);
            Assert.Equal(fits ? bytes.Length : 0, written);
            Assert.True(!fits || span.AsSpan(0, written).SequenceEqual(bytes));
            Assert.All(span[size..], static one => Assert.Equal(0, one));
        }

        Assert.Equal(bytes.Length, FastSerializer.GetSize(values));
    }

    /// <summary>A buffer writer that gives just as much as it is asked for.</summary>
    [Theory]
    [MemberData(nameof(Shapes))]
    public void BufferWritersGetTheSameBytes(int depth, int length)
    {
        var values = new[] { Make(depth, length, isInside: false), Make(depth, length, isInside: true) };
        var bytes = FastSerializer.Serialize(values);

        var stingy = new StingyBufferWriter();
        FastSerializer.Serialize(stingy, values);
        Assert.Equal(bytes, stingy.ToArray());

        var usual = new ArrayBufferWriter<byte>(16);
        FastSerializer.Serialize(usual, values);
        Assert.Equal(bytes, usual.WrittenSpan.ToArray());

        using var stream = new MemoryStream();
        FastSerializer.Serialize(stream, values);
        Assert.Equal(bytes, stream.ToArray());
        Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<Held[]>(bytes)));
    }

    private static Held Make(int depth, int length, bool isInside)
    {
        var value = new Held { Text = new string('t', length), Numbers = [1, 2, 3] };
        for (var i = 1; i < depth; i++)
        {
            value = new Held { Text = isInside ? "" : new string('t', length), Child = value, Children = i % 7 == 0 ? [new Held { Text = "c" }, null] : null };
        }

        return value;
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Held
    {
        [FastSerMember(0)]
        public string? Text { get; set; }

        [FastSerMember(1)]
        public Held? Child { get; set; }

        [FastSerMember(2)]
        public int[]? Numbers { get; set; }

        [FastSerMember(3)]
        public List<Held?>? Children { get; set; }
    }
}
