using FastSer.IntegrationTests.InputForms;
using FastSer.IntegrationTests.Views;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>The bytes of items: the encodings that were written, in the memory of the reader, for views.</summary>
public sealed class SequenceBytesTests
{
    private static readonly FastSerStreamOptions s_small = new() { BufferSize = 256 };

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void BytesOfEveryTypeAreItsEncoding(string name) => TestCases.Get(name).Accept(new EncodingCheck());

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task ViewsShowItems(bool isAsync)
    {
        var items = Enumerable.Range(0, 300).Select(static seed => seed % 7 == 0 ? null : new ViewValues(seed).Note(3)).ToArray();
        items[200] = new ViewNote(200, new string('x', 100_000));
        var stream = Written(items);
        using var reader = new FastSerStreamReader(new TrickleStream(stream, new Random(1), 700), s_small);

        foreach (var item in items)
        {
            var bytes = isAsync ? await reader.ReadBytesAsync<ViewNote?>() : ReadBytes<ViewNote?>(reader);
            new Views.ViewComparison(hasObject: true).Note(ViewNote.View(bytes.Span), item);
        }

        Assert.True((await reader.ReadBytesAsync<ViewNote?>()).IsEmpty);
        Assert.False(reader.TryReadBytes<ViewNote?>(out var none));
        Assert.True(none.IsEmpty);
        Assert.Equal(stream.Length, reader.BytesRead);
    }

    [Fact]
    public void ItemsAndBytesOfItemsAlternate()
    {
        string?[] items = ["a", null, new('b', 300), new('c', 100_000), "d", null, "e"];
        using var reader = new FastSerStreamReader(new MemoryStream(Written(items)), s_small);
        for (var i = 0; i < items.Length; i++)
        {
            if (i % 2 == 0)
            {
                Assert.Equal(items[i], reader.Read<string?>());
            }
            else
            {
                Assert.Equal(FastSerializer.Serialize(items[i]), ReadBytes<string?>(reader).ToArray());
            }
        }

        Assert.False(reader.HasNext());
    }

    [OptimizedFact]
    public void LookingAtItemsAllocatesNothing()
    {
        const int Count = 2000;
        var bytes = Written(Enumerable.Range(0, Count).Select(static i => i % 5 == 0 ? null : new ViewChain { Id = i, End = "end" }).ToArray());
        using var reader = new FastSerStreamReader(new MemoryStream(bytes));
        var sum = 0;
        Assert.Equal(0, Allocation.Of(() =>
        {
            for (var i = 0; i < Count / 5; i++)
            {
                Assert.True(reader.TryReadBytes<ViewChain?>(out var item));
                var view = ViewChain.View(item.Span);
                sum += view.IsNull ? 0 : view.Id;
            }
        }));
        Assert.Equal(Enumerable.Range(0, Count).Where(static i => i % 5 != 0).Sum(), sum);
    }

    [Fact]
    public void FaultyFramesAreRefused()
    {
        Assert.Equal(FastSerErrorCode.InvalidLength, FaultOf<string>([0xFF, 2, 0, 0, 0, 0], out _));
        Assert.Equal(FastSerErrorCode.ValueTooLarge, FaultOf<string>([0xFF, 0xFF, 0xFF, 0xFF, 0xFF], out _));
        Assert.Equal(FastSerErrorCode.Truncated, FaultOf<ViewBase>([9, 0], out _));
        Assert.Equal(FastSerErrorCode.Truncated, FaultOf<string>([1, 3, 2, (byte)'b'], out var next));
        Assert.Equal("b", next!.Read<string>());
        Assert.Equal(FastSerErrorCode.InvalidPresence, FaultOf<ViewStamp>([0], out _));
    }

    [Fact]
    public void MemoryThatIsKeptTooLongShowsOtherItemsAndNothingElse()
    {
        var items = Enumerable.Range(0, 100).Select(static i => new string((char)('a' + (i % 26)), 20)).ToArray();
        using var reader = new FastSerStreamReader(new MemoryStream(Written(items)), s_small);
        var kept = ReadBytes<string>(reader);
        while (reader.TryReadBytes<string>(out _))
        {
        }

        Assert.Equal(21, kept.Length);
        Assert.All(kept.ToArray(), static value => Assert.True(value is 22 or 40 or (>= (byte)'a' and <= (byte)'z')));
    }

    private static byte[] Written<T>(T[] items)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, s_small))
        {
            writer.WriteAll(items);
        }

        return stream.ToArray();
    }

    private static ReadOnlyMemory<byte> ReadBytes<T>(FastSerStreamReader reader)
    {
        Assert.True(reader.TryReadBytes<T>(out var bytes));
        return bytes;
    }

    private static FastSerErrorCode FaultOf<T>(byte[] bytes, out FastSerStreamReader reader)
    {
        var opened = reader = new FastSerStreamReader(new MemoryStream(bytes));
        return Assert.Throws<FastSerException>(() => opened.TryReadBytes<T>(out _)).Code;
    }

    private sealed class EncodingCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            var items = testCase.CreateTypedSamples();
            using var reader = new FastSerStreamReader(new TrickleStream(Written(items), new Random(1), 300), s_small);
            foreach (var item in items)
            {
                Assert.Equal(testCase.Serialize(item), ReadBytes<T>(reader).ToArray());
            }

            Assert.False(reader.TryReadBytes<T>(out _));
        }
    }
}
