using System.Buffers;
using FastSer.Windows;

[assembly: FastSerRoot(typeof(List<FastSer.IntegrationTests.Allocations.LargeResultTests.Row>))]
[assembly: FastSerRoot(typeof(List<FastSer.IntegrationTests.Allocations.LargeResultTests.KeyedRow>))]
[assembly: FastSerRoot(typeof(List<FastSer.IntegrationTests.Allocations.LargeResultTests.FailingRow>))]
[assembly: FastSerRoot(typeof(List<string>))]
[assembly: FastSerRoot(typeof(List<byte[]>))]

namespace FastSer.IntegrationTests.Allocations;

/// <summary>Results that outgrow the scratch buffer: their bytes, and what they allocate.</summary>
/// <remarks>Alone: while other tests run new code, the runtime does not optimize the code of these, and that boxes values.</remarks>
[Collection(nameof(LargeResultTests))]
[CollectionDefinition(nameof(LargeResultTests), DisableParallelization = true)]
[Trait("Promise", "P29")]
public sealed partial class LargeResultTests
{
    private const int Scratch = 1024 * 1024;

    [Theory]
    [InlineData(40_000)]
    [InlineData(100_000)]
    [InlineData(700_000)]
    public void ObjectsAllocateTheirResultOnly(int count) =>
        Check(Enumerable.Range(0, count).Select(static i => new Row { Id = i, Name = "a text of some length" }).ToList());

    [Theory]
    [InlineData(40_000)]
    [InlineData(300_000)]
    public void TolerantObjectsAllocateTheirResultOnly(int count) =>
        Check(Enumerable.Range(0, count).Select(static i => new KeyedRow { Id = i, Name = "a text of some length" }).ToList());

    [Theory]
    [InlineData(Scratch - 7)]
    [InlineData(Scratch - 6)]
    [InlineData(Scratch - 5)]
    [InlineData(3 * Scratch)]
    public void LongTextsAllocateTheirResultOnly(int length) => Check<List<string>>(["first", new string('x', length), "last", new string('\u1234', length)]);

    [Fact]
    public void LongArraysAllocateTheirResultOnly() =>
        Check<List<byte[]>>([[1, 2], new byte[Scratch / 2], new byte[20 * Scratch], [3], new byte[17 * Scratch], new byte[Scratch]]);

    /// <summary>The scratch buffer of the thread has a length from which doubling leads to one that is not kept.</summary>
    [Theory]
    [InlineData(700_000)]
    [InlineData(800_000)]
    [InlineData(Scratch - 1)]
    public void ScratchBuffersOfOddLengthAreKept(int length)
    {
        ScratchBuffer.Return(new byte[length]);

        Check(Enumerable.Range(0, 40_000).Select(static i => new Row { Id = i, Name = "a text of some length" }).ToList());
    }

    [Fact]
    public void FaultOfALargeValueLeavesNothingBehind()
    {
        var rows = Enumerable.Range(0, 100_000).Select(static i => new FailingRow { Id = i }).ToList();

        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(rows));
        Check(Enumerable.Range(0, 100_000).Select(static i => new Row { Id = i, Name = "a text of some length" }).ToList());
    }

    private static void Check<T>(T value)
    {
        var expected = new ArrayBufferWriter<byte>();
        FastSerializer.Serialize(expected, value);
        Assert.InRange(expected.WrittenCount, Scratch - 100, int.MaxValue);
        byte[] bytes = [];

        var allocated = Allocation.Of(() => bytes = FastSerializer.Serialize(value));

        Assert.True(expected.WrittenSpan.SequenceEqual(bytes));
        Assert.InRange(allocated, bytes.Length, bytes.Length * 1.05);
    }

    [FastSerType]
    internal sealed partial class Row
    {
        public int Id { get; set; }

        public string? Name { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class KeyedRow
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string? Name { get; set; }
    }

    [FastSerType]
    internal sealed partial class FailingRow
    {
        public int Id { get; set; }

        public string Name => Id < 90_000 ? "a text of some length" : throw new InvalidOperationException();

        [FastSerConstructor]
        public static FailingRow Of(int id, string name) => new() { Id = id + name.Length };
    }
}
