using System.Buffers;

namespace FastSer.SafetyTests.Misuse;

/// <summary>A buffer writer that does not keep its contract gets an exception, and no byte outside its spans.</summary>
[Trait("Promise", "P3")]
public sealed class BrokenBufferWriterTests
{
    [Theory]
    [InlineData("Leaf")]
    [InlineData("Wide")]
    [InlineData("EveryFixedScalar")]
    [InlineData("ScalarArrays")]
    [InlineData("LeafRootList")]
    [InlineData("IntThenDateTimeArray")]
    [InlineData("Int32List")]
    [InlineData("String")]
    public void SpanShorterThanAskedForIsRefused(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            foreach (var length in new[] { 0, 1, 3 })
            {
                var output = new ShortWriter(length);
                var exception = Record.Exception(() => testCase.Serialize(output, sample));
                Assert.True(exception is null or InvalidOperationException or FastSerException, $"{exception}");
                Assert.True(output.IsIntact);
            }
        }
    }

    private sealed class ShortWriter(int length) : IBufferWriter<byte>
    {
        private const byte Sentinel = 0x5A;

        private readonly List<byte[]> _buffers = [];

        public bool IsIntact => _buffers.All(b => b.AsSpan(length).IndexOfAnyExcept(Sentinel) < 0);

        public void Advance(int count) => ArgumentOutOfRangeException.ThrowIfGreaterThan(count, length);

        public Memory<byte> GetMemory(int sizeHint = 0)
        {
            var buffer = new byte[length + Math.Max(64, sizeHint)];
            Array.Fill(buffer, Sentinel);
            _buffers.Add(buffer);
            return buffer.AsMemory(0, length);
        }

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
