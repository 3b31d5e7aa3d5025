using FastSer.IntegrationTests.InputForms;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>The items that a writer puts on a stream are those that a reader gets from it, one by one.</summary>
public sealed class SequenceRoundTripTests
{
    private static readonly FastSerStreamOptions s_small = new() { BufferSize = 256 };

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void ItemsOfEveryTypeSurvive(string name) => TestCases.Get(name).Accept(new SyncCheck());

    [Theory]
    [ClassData(typeof(SampledCases))]
    public async Task ItemsOfEveryTypeSurviveWithoutBlocking(string name)
    {
        var check = new AsyncCheck();
        TestCases.Get(name).Accept(check);
        await check.Result;
    }

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void EveryPrefixEndsBetweenItemsOrIsTruncated(string name) => TestCases.Get(name).Accept(new PrefixCheck());

    [Trait("Needs", "large locals")]
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void StructsLongerThanTheBufferSurvive(bool canSeek)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            for (var i = 1; i <= 3; i++)
            {
                writer.Write(new Panorama { Number = i });
            }
        }

        var numbers = new List<int>();
        using var reader = new FastSerStreamReader(new TrickleStream(stream.ToArray(), new Random(1), 10_000, canSeek));
        while (reader.TryRead<Panorama>(out var item))
        {
            numbers.Add(item.Number);
        }

        Assert.Equal([1, 2, 3], numbers);
    }

    [Fact]
    public void NullTakesOneByte()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write<Leaf?>(null);
            writer.Write<string?>(null);
            writer.Write<int?>(null);
            writer.Write<int[]?>(null);
        }

        Assert.Equal(new byte[4], stream.ToArray());
    }

    [Theory]
    [InlineData(252)]
    [InlineData(253)]
    [InlineData(254)]
    [InlineData(255)]
    [InlineData(100_000)]
    public void HeaderGrowsWithTheItem(int length)
    {
        string[] items = [new('a', 3), new('b', length), new('c', length), "d", new('e', length)];
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, s_small))
        {
            writer.WriteAll(items);
            Assert.Equal(writer.BytesWritten, Expected(items).Length);
        }

        Assert.Equal(Expected(items), stream.ToArray());
        using var reader = new FastSerStreamReader(new MemoryStream(stream.ToArray()), s_small);
        Assert.Equal(items, reader.ReadAll<string>());
        Assert.Equal(stream.ToArray().Length, reader.BytesRead);
    }

    [DeepTheory]
    [InlineData(10_000)]
    [InlineData(20_000)]
    [InlineData(300_000)]
    public void LargeArraysGoToTheStreamDirectly(int length)
    {
        var random = new Random(length);
        var items = Enumerable.Range(0, 20).Select(_ => NewWide(random, length)).ToList();
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, s_small))
        {
            writer.WriteAll(items);
        }

        foreach (var input in (Stream[])[new MemoryStream(stream.ToArray()), new TrickleStream(stream.ToArray(), random, 70_000)])
        {
            using var reader = new FastSerStreamReader(input, s_small);
            Differences.AssertNone(items, reader.ReadAll<ScalarArrays>().ToList(), "arrays");
        }
    }

    [Fact]
    public async Task PipesCarryItems()
    {
        var pipe = new System.IO.Pipelines.Pipe();
        var writing = WriteAsync();
        var items = new List<string>();
        await using (var reader = new FastSerStreamReader(pipe.Reader))
        {
            await foreach (var item in reader.ReadAllAsync<string>())
            {
                items.Add(item);
            }
        }

        await writing;
        Assert.Equal(Enumerable.Range(0, 10_000).Select(static i => $"item {i}"), items);

        async Task WriteAsync()
        {
            await using var writer = new FastSerStreamWriter(pipe.Writer);
            await writer.WriteAllAsync(Items());
        }

        static async IAsyncEnumerable<string> Items()
        {
            for (var i = 0; i < 10_000; i++)
            {
                await Task.CompletedTask;
                yield return $"item {i}";
            }
        }
    }

    [Fact]
    public void ReaderThatIsDisposedLeavesTheStreamBehindItsLastItem()
    {
        var open = new FastSerStreamOptions { LeaveOpen = true };
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, open))
        {
            writer.Write("first");
            writer.Write(2);
        }

        stream.WriteByte(77);
        stream.Position = 0;
        using (var reader = new FastSerStreamReader(stream, open))
        {
            Assert.Equal("first", reader.Read<string>());
            Assert.Equal(2, reader.Read<int>());
            Assert.True(reader.HasNext());
        }

        Assert.Equal(77, stream.ReadByte());
    }

    [Fact]
    public void ProgressTellsBytes()
    {
        var sent = new Reports();
        var received = new Reports();
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { BufferSize = 256, Progress = sent }))
        {
            writer.WriteAll(Enumerable.Range(0, 1000));
        }

        using var reader = new FastSerStreamReader(
            new MemoryStream(stream.ToArray()), new FastSerStreamOptions { BufferSize = 256, Progress = received });
        Assert.Equal(1000, reader.ReadAll<int>().Count());
        Assert.Equal(4000, sent.Last);
        Assert.Equal(4000, received.Last);
        Assert.InRange(received.Count, 10, 20);
    }

    [OptimizedFact]
    public void SmallItemsAllocateNothingOnWrite()
    {
        var stream = new MemoryStream(1 << 20);
        using var writer = new FastSerStreamWriter(stream);
        var leaf = new Leaf { Id = 1, Name = "name" };
        Assert.Equal(0, Allocation.Of(() =>
        {
            stream.Position = 0;
            for (var i = 0; i < 10_000; i++)
            {
                writer.Write(leaf);
                writer.Write(i);
                writer.Write<Leaf?>(null);
            }
        }));
        Assert.Equal(0, Allocation.Of(() =>
        {
            stream.Position = 0;
            for (var i = 0; i < 10_000; i++)
            {
                writer.WriteAsync(leaf).AsTask().GetAwaiter().GetResult();
            }
        }));
    }

    [OptimizedFact]
    public void SmallItemsAllocateOnlyThemselvesOnRead()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.WriteAll(Enumerable.Range(0, 100_000));
        }

        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream);
        Assert.Equal(0, Allocation.Of(() => reader.Read<int>()));
#pragma warning disable CA2012 // It has completed: all items are in the buffer.
        Assert.Equal(0, Allocation.Of(() => reader.ReadAsync<int>().GetAwaiter().GetResult()));
#pragma warning restore CA2012
    }

    private static byte[] Expected(string[] items)
    {
        var bytes = new List<byte>();
        foreach (var item in items)
        {
            // Strings have no presence byte: the frame is that of their encoding as a byte array.
            var encoding = FastSerializer.Serialize(item);
            bytes.AddRange(FastSerializer.Serialize(encoding));
        }

        return [.. bytes];
    }

    private static ScalarArrays NewWide(Random random, int length)
    {
        var value = new ScalarArrays { Bytes = new byte[length], Int64s = new long[length / 8] };
        random.NextBytes(value.Bytes);
        return value;
    }

    private sealed class Reports : IProgress<long>
    {
        public long Last { get; private set; }

        public int Count { get; private set; }

        public void Report(long value)
        {
            Assert.InRange(value, Last + 1, long.MaxValue);
            Last = value;
            Count++;
        }
    }

    private sealed class SyncCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            var samples = testCase.CreateTypedSamples();
            var stream = new MemoryStream();
            using (var writer = new FastSerStreamWriter(stream, s_small))
            {
                writer.WriteAll(samples);
            }

            using var reader = new FastSerStreamReader(new TrickleStream(stream.ToArray(), new Random(1), 20), s_small);
            Differences.AssertNone(samples, reader.ReadAll<T>().ToArray(), testCase.Name);
            Assert.False(reader.HasNext());
        }
    }

    private sealed class AsyncCheck : ITestCaseVisitor
    {
        public Task Result { get; private set; } = Task.CompletedTask;

        public void Visit<T>(TestCase<T> testCase) => Result = CheckAsync(testCase);

        private static async Task CheckAsync<T>(TestCase<T> testCase)
        {
            var samples = testCase.CreateTypedSamples();
            var stream = new MemoryStream();
            await using (var writer = new FastSerStreamWriter(stream, s_small))
            {
                foreach (var sample in samples)
                {
                    await writer.WriteAsync(sample);
                }
            }

            await using var reader = new FastSerStreamReader(new TrickleStream(stream.ToArray(), new Random(1), 20), s_small);
            var items = new List<T>();
            while (await reader.HasNextAsync())
            {
                items.Add(await reader.ReadAsync<T>());
            }

            Differences.AssertNone(samples, items.ToArray(), testCase.Name);
        }
    }

    private sealed class PrefixCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            var stream = new MemoryStream();
            var ends = new List<long> { 0 };
            using (var writer = new FastSerStreamWriter(stream))
            {
                foreach (var sample in testCase.CreateTypedSamples().Take(4))
                {
                    writer.Write(sample);
                    ends.Add(writer.BytesWritten);
                }
            }

            var bytes = stream.ToArray();
            for (var length = 0; length <= bytes.Length; length += Math.Max(1, length / 20))
            {
                using var reader = new FastSerStreamReader(new MemoryStream(bytes, 0, length));
                var complete = ends.Count(end => end <= length) - 1;
                for (var i = 0; i < complete; i++)
                {
                    reader.Read<T>();
                }

                var exception = Assert.Throws<FastSerException>(() => reader.Read<T>());
                Assert.Equal(FastSerErrorCode.Truncated, exception.Code);
                Assert.Equal(length, exception.Offset);
                Assert.Equal(ends[complete] != length, reader.HasNext());
            }
        }
    }
}
