using System.Globalization;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>
/// All entry points from many threads at once, failing calls among them. FASTSER_STRESS_SECONDS sets how long; 2 seconds without it.
/// </summary>
[Trait("Promise", "P19")]
public sealed class StreamConcurrencyTests
{
    private const int Threads = 16;

    private static readonly TimeSpan s_duration = TimeSpan.FromSeconds(
        double.Parse(Environment.GetEnvironmentVariable("FASTSER_STRESS_SECONDS") ?? "2", CultureInfo.InvariantCulture));

    [Trait("Needs", "Brotli")]
    [Fact]
    public async Task MixedCallsDoNotDisturbEachOther()
    {
        var cases = TestCases.All.ToArray();
        var until = DateTime.UtcNow + s_duration;
        var threads = Enumerable.Range(0, Threads).Select(seed => Task.Factory.StartNew(
            () =>
            {
                var check = new MixedCheck(new Random(seed));
                for (; DateTime.UtcNow < until; check.Count++)
                {
                    cases[check.Random.Next(cases.Length)].Accept(check);
                }

                return check.Count;
            },
            CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default));

        Assert.All(await Task.WhenAll(threads), static count => Assert.InRange(count, 1, int.MaxValue));
    }

    private sealed class MixedCheck(Random random) : ITestCaseVisitor
    {
        public Random Random => random;

        public int Count { get; set; }

        public void Visit<T>(TestCase<T> testCase)
        {
            var samples = testCase.CreateTypedSamples();
            var sample = samples[random.Next(samples.Length)];
            var bytes = FastSerializer.Serialize(sample);
            Assert.Throws<IOException>(() => FastSerializer.Serialize(new FailingStream(0), sample));
            Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(Cuts.Random(bytes[..^1], random, 9)));

            using var pooled = FastSerializer.SerializePooled(sample);
            Assert.True(pooled.Span.SequenceEqual(bytes));
            var stream = new MemoryStream();
            FastSerializer.Serialize(stream, sample);
            Assert.Equal(bytes, stream.ToArray());
            Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<T>(Cuts.Random(bytes, random, 9))));
            Assert.Equal(
                bytes, FastSerializer.Serialize(FastSerializer.Deserialize<T>(new TrickleStream(bytes, random, 300, canSeek: true))));
            using var compressed = FastSerCompression.Decompress(FastSerCompression.Compress(bytes));
            Assert.True(compressed.Span.SequenceEqual(bytes));
            CheckSequence(samples, bytes.Length);
        }

        private void CheckSequence<T>(T[] samples, int size)
        {
            var stream = new MemoryStream();
            using var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { BufferSize = 256 + size });
            writer.WriteAll(samples);
            writer.Flush();
            using var reader = new FastSerStreamReader(new MemoryStream(stream.ToArray()));
            Assert.Equal(
                samples.Select(static sample => Convert.ToHexString(FastSerializer.Serialize(sample))),
                reader.ReadAll<T>().Select(static item => Convert.ToHexString(FastSerializer.Serialize(item))));
        }
    }
}
