using System.Buffers;

namespace FastSer.SafetyTests.Misuse;

/// <summary>After a failure the next call behaves as in a fresh process.</summary>
[Trait("Promise", "P18")]
public sealed class IsolationTests
{
    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void GoldensAreReadAndWrittenAfterEachFailedRead(string name)
    {
        var testCase = TestCases.Get(name);
        var goldens = Goldens.Load(name).Where(static g => g.Length < 2_000).ToArray();
        foreach (var golden in goldens)
        {
            testCase.TryDeserialize(golden.AsSpan(0, golden.Length / 2), out _, out _);
            testCase.TryDeserialize([.. golden, 0], out _, out _);
            Assert.True(Oracle.Check(testCase, golden));
        }
    }

    [Fact]
    public void WritingWorksAfterAGetterThrew()
    {
        var expected = FastSerializer.Serialize(new RejectingConstructor(1) { Text = "fine" });
        for (var i = 0; i < 100; i++)
        {
            Assert.Throws<FastSerException>(
                static () => FastSerializer.Serialize(new RejectingConstructor(1) { Text = "unreadable" }));
            Assert.Equal(expected, FastSerializer.Serialize(new RejectingConstructor(1) { Text = "fine" }));
        }
    }

    [Fact]
    public void WritingWorksAfterADepthError()
    {
        var cyclic = new LinkedNode();
        cyclic.Next = cyclic;
        var expected = FastSerializer.Serialize(new LinkedNode { Next = new() });
        for (var i = 0; i < 100; i++)
        {
            Assert.Throws<FastSerException>(() => FastSerializer.Serialize(cyclic));
            Assert.Equal(expected, FastSerializer.Serialize(new LinkedNode { Next = new() }));
        }
    }

    [Fact]
    public void BufferWriterThatThrowsPassesItsExceptionAndLeavesNothing()
    {
        for (var i = 0; i < 10; i++)
        {
            Assert.Throws<InvalidOperationException>(
                static () => FastSerializer.Serialize(new BrokenWriter(), new Leaf { Name = "x" }));
            Assert.Equal([1, 0, 0, 0, 0, 2, 120], FastSerializer.Serialize(new Leaf { Name = "x" }));
        }
    }

    private sealed class BrokenWriter : IBufferWriter<byte>
    {
        public void Advance(int count) => throw new InvalidOperationException("advance");

        public Memory<byte> GetMemory(int sizeHint = 0) => throw new InvalidOperationException("memory");

        public Span<byte> GetSpan(int sizeHint = 0) => throw new InvalidOperationException("span");
    }
}
