using System.Buffers;

namespace FastSer.SafetyTests.Surroundings;

[Trait("Promise", "P15")]
public sealed class PoisonTests
{
    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void OutputDoesNotDependOnWhatTheBufferHeld(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            var size = testCase.GetSize(sample);
            Assert.Equal(ToSpan(testCase, sample, size, 0xCD), ToSpan(testCase, sample, size, 0xAB));
            Assert.Equal(ToWriter(testCase, sample, 0xCD), ToWriter(testCase, sample, 0xAB));
        }
    }

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void OutputDoesNotDependOnWhatWasWrittenBefore(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            // The scratch buffer of the thread is full of another message.
            FastSerializer.Serialize(new List<string> { new('\u00CD', 5_000) });
            var first = testCase.Serialize(sample);
            FastSerializer.Serialize(new List<string> { new('\u00AB', 5_000) });
            Assert.Equal(first, testCase.Serialize(sample));
        }
    }

    private static byte[] ToSpan(TestCase testCase, object? sample, int size, byte poison)
    {
        var destination = new byte[size];
        Array.Fill(destination, poison);
        Assert.True(testCase.TrySerialize(sample, destination, out _));
        return destination;
    }

    private static byte[] ToWriter(TestCase testCase, object? sample, byte poison)
    {
        var output = new PoisonedWriter(poison);
        testCase.Serialize(output, sample);
        return [.. output.Written];
    }

    private sealed class PoisonedWriter(byte poison) : IBufferWriter<byte>
    {
        private byte[] _current = [];

        public List<byte> Written { get; } = [];

        public void Advance(int count) => Written.AddRange(_current.AsSpan(0, count));

        public Memory<byte> GetMemory(int sizeHint = 0)
        {
            _current = new byte[Math.Max(16, sizeHint)];
            Array.Fill(_current, poison);
            return _current;
        }

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
