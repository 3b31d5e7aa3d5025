using FastSer.CompilerServices;
using FastSer.IntegrationTests.Sequences;
using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Input in many small parts costs as much as in few: nothing is moved or read again and again.</summary>
[Trait("Promise", "P6")]
public sealed class LinearInputTests
{
    [DeepTheory]
    [InlineData(4096)]
    [InlineData(100)]
    public void WindowOnSegmentsMovesNoMoreThanItReads(int segment)
    {
        // Buffers are powers of two: bytes that are kept leave least room just below one.
        foreach (var count in TestDepth.Sample([131_000, 100_000, 200_000], 3))
        {
            Check(new ManyItems { Texts = [.. Enumerable.Repeat("text", 2 * count)] }, segment);
            Check(new ManyItems { Notes = [.. Enumerable.Range(0, count).Select(static number => new Note { Page = number })] }, segment);
            Check(new ManyItems { Lists = Enumerable.Range(0, count).ToDictionary(static number => number, static number => new[] { number }) }, segment);
            var nested = Enumerable.Range(0, count)
                .Select(static number => number % 3 == 0 ? null : new List<string> { "some text", "more" });
            Check(new ManyItems { Nested = [.. nested] }, segment);
        }
    }

    [DeepTheory]
    [InlineData(4096)]
    [InlineData(100)]
    public void WindowMovesOverTolerantObjects(int segment)
    {
        List<string> texts = [.. Enumerable.Repeat("text", 100_000)];
        var small = new ManyTolerantItems { Texts = ["some text"], Number = 5, Inner = new() { Number = 6, Nested = [["a"], null] } };
        Check(new ManyTolerantItems { Texts = texts, Number = 1 }, segment);
        Check(new ManyTolerantItems { Inner = new() { Inner = new() { Texts = texts }, Texts = texts }, Number = 1 }, segment);
        Check(new ManyTolerantItems { Items = [.. Enumerable.Repeat(small, 50_000)], Number = 1 }, segment);
        Check(new ManyTolerantItems { Nested = [.. Enumerable.Repeat(texts[..20], 10_000)], Items = [new() { Texts = texts }, small, null] }, segment);
        Check(new ManyTolerantItems { Bytes = new byte[2_000_000], Inner = new() { Bytes = new byte[3_000_000] }, Number = 1 }, segment);
    }

    [Fact]
    public void WindowKeepsLargePartsOffItsWay() => Check(
        new ManyItems { Texts = [.. Enumerable.Range(0, 40).Select(static number => new string('x', 60_000 + number))] }, 4096);

    [Fact]
    public void FaultyItemIsReadTwiceAtMostHoweverItArrives()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(Enumerable.Range(1, 50_000).Select(static number => new ActingItem(number)).ToList());
            writer.Write(5);
        }

        var calls = 0;
        var bytes = stream.ToArray();
        foreach (var bufferSize in new[] { 512, 32 * 1024, 1024 * 1024 })
        {
            calls = 0;
            using var reader = new FastSerStreamReader(
                new TrickleStream(bytes, new Random(1), 1000, canSeek: true), new FastSerStreamOptions { BufferSize = bufferSize });
            ActingItem.Do(() => _ = ++calls % 20_000 == 0 ? throw new InvalidOperationException("As asked.") : 0);
            try
            {
                Assert.Equal(
                    FastSerErrorCode.UserCode,
                    Assert.Throws<FastSerException>(() => reader.Read<List<ActingItem>>()).Code);
            }
            finally
            {
                ActingItem.Do(null);
            }

            Assert.InRange(calls, 20_000, 40_000);
            Assert.Equal(5, reader.Read<int>());
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void LongItemsArriveInSmallParts(bool isCanceledOften)
    {
        var items = new[] { new byte[100_000], new byte[10], new byte[3_000_000], new byte[40_000] };
        var random = new Random(1);
        Assert.All(items, random.NextBytes);
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.WriteAll(items);
        }

        var length = stream.ToArray().Length;
        using var reader = new FastSerStreamReader(new InterruptedStream(stream.ToArray(), isCanceledOften ? 7 : int.MaxValue));
        foreach (var item in items)
        {
            byte[]? read = null;
            while (read is null)
            {
                try
                {
                    read = reader.Read<byte[]>();
                }
                catch (TimeoutException)
                {
                    // Nothing that has arrived is lost.
                }
            }

            Assert.Equal(item, read);
        }

        Assert.Equal(length, reader.BytesRead);
    }

    private static void Check<T>(T value, int segment)
    {
        var bytes = FastSerializer.Serialize(value);
        using var sequence = new SequenceWindow(Cuts.Random(bytes, new Random(1), segment));
        Check(sequence, value, bytes);
        using var stream = new StreamWindow(new TrickleStream(bytes, new Random(1), segment, canSeek: true), bytes.Length);
        Check(stream, value, bytes);
    }

    private static void Check<T>(InputWindow window, T value, byte[] bytes)
    {
        Assert.True(SerializerCache<T>.Instance.TryParse(window, null, out var read));
        Assert.Equal(bytes, FastSerializer.Serialize(read));
        Assert.InRange(window.BytesMoved, 0, bytes.Length);
    }

    /// <summary>Gives few bytes at a time, and now and then throws.</summary>
    private sealed class InterruptedStream(byte[] bytes, int period) : MemoryStream(bytes)
    {
        private int _calls;

        public override bool CanSeek => false;

        public override int Read(Span<byte> buffer) => ++_calls % period == 0
            ? throw new TimeoutException("As asked.")
            : base.Read(buffer[..Math.Min(buffer.Length, 3000)]);
    }
}
