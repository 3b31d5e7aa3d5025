using System.Buffers;

namespace FastSer.SafetyTests.GuardPages;

/// <summary>
/// Reads and writes flush before and behind a page that must not be touched. A fault ends the test process.
/// </summary>
[Trait("Promise", "P3")]
public sealed class GuardPageTests : IDisposable
{
    private const int Capacity = 1 << 20;

    private readonly GuardedMemory _memory = new(Capacity);

    public void Dispose() => _memory.Dispose();

    [LinuxFact]
    [Trait("Promise", "P22")]
    public void GuardPagesAreGuarded()
    {
        Assert.True(_memory.CanBeRead(0));
        Assert.True(_memory.CanBeRead(Capacity - 1));
        Assert.False(_memory.CanBeRead(-1));
        Assert.False(_memory.CanBeRead(Capacity));
    }

    [LinuxTheory]
    [ClassData(typeof(SampledCases))]
    public void GoldensAndTheirPrefixesAreReadWithinTheirBytes(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var golden in Goldens.Load(name))
        {
            for (var length = golden.Length; length >= 0; length -= length > 600 ? 7 : 1)
            {
                var prefix = golden.AsSpan(0, length);
                prefix.CopyTo(_memory.AtEnd(length));
                var atEnd = testCase.TryDeserialize(_memory.AtEnd(length), out _, out _);
                prefix.CopyTo(_memory.AtStart(length));
                var atStart = testCase.TryDeserialize(_memory.AtStart(length), out _, out _);
                Assert.Equal((length == golden.Length, length == golden.Length), (atEnd, atStart));
            }
        }
    }

    [LinuxTheory]
    [ClassData(typeof(SampledCases))]
    public void SpansAreWrittenWithinTheirBytes(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            var bytes = testCase.Serialize(sample);
            for (var length = bytes.Length; length >= 0; length -= length > 300 ? 7 : 1)
            {
                var fitsAtEnd = testCase.TrySerialize(sample, _memory.AtEnd(length), out _);
                Assert.True(!fitsAtEnd || _memory.AtEnd(length).SequenceEqual(bytes));
                var fitsAtStart = testCase.TrySerialize(sample, _memory.AtStart(length), out _);
                Assert.True(!fitsAtStart || _memory.AtStart(length).SequenceEqual(bytes));
                Assert.Equal((length == bytes.Length, length == bytes.Length), (fitsAtEnd, fitsAtStart));
            }
        }
    }

    [LinuxTheory]
    [ClassData(typeof(SampledCases))]
    public void BufferWritersAreWrittenWithinTheirSpans(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            var output = new GuardedBufferWriter(_memory);
            testCase.Serialize(output, sample);
            Assert.Equal(testCase.Serialize(sample), output.ToArray());
        }
    }

    /// <summary>Hands out exactly what is asked for, flush before the forbidden page.</summary>
    private sealed class GuardedBufferWriter(GuardedMemory memory) : IBufferWriter<byte>
    {
        private readonly List<byte> _written = [];
        private int _length;

        public void Advance(int count)
        {
            Assert.InRange(count, 0, _length);
            _written.AddRange(memory.AtEnd(_length)[..count]);
        }

        public Span<byte> GetSpan(int sizeHint = 0) => memory.AtEnd(_length = Math.Max(1, sizeHint));

        public Memory<byte> GetMemory(int sizeHint = 0) => throw new NotSupportedException();

        public byte[] ToArray() => [.. _written];
    }
}
