namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Tolerant objects in long inputs, which are not read through windows, and in message sequences.</summary>
public sealed class TolerantStreamTests
{
    private const int Long = 3_000_000;

    [Fact]
    public void LongInputsGiveTheSameValues()
    {
        var holder = new FastHolder { Notes = [.. Enumerable.Repeat(new TolerantNote { Title = new string('t', 500) }, 5000)] };
        var bytes = FastSerializer.Serialize(holder);

        Differences.AssertNone(holder, FastSerializer.Deserialize<FastHolder>(new ShortStream(bytes)), "stream");
        Differences.AssertNone(
            holder, FastSerializer.Deserialize<FastHolder>(Cuts.Random(bytes, new Random(1), 100_000)), "segments");
    }

    [Fact]
    public void FaultsInLongInputsHaveTheirPlace()
    {
        var order = Order();
        var bytes = FastSerializer.Serialize(order);
        bytes[^16] = 0xFF;

        var fromSpan = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<TolerantOrder>(bytes));
        var fromStream = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<TolerantOrder>(new ShortStream(bytes)));

        Assert.Equal((fromSpan.Code, fromSpan.Offset, "Total"), (fromStream.Code, fromStream.Offset, fromStream.MemberPath));
    }

    [Fact]
    public void LargeObjectsGoThroughMessageSequences()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new() { LeaveOpen = true }))
        {
            writer.Write(Order());
            writer.Write<TolerantOrder?>(null);
            writer.Write(new TolerantBox<byte[]> { Content = new byte[Long], Contents = [new byte[Long]] });
            writer.Write(Order());
        }

        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream);
        Differences.AssertNone(Order(), reader.Read<TolerantOrder>(), "first");
        Assert.Null(reader.Read<TolerantOrder?>());
        Assert.Equal(Long, reader.Read<TolerantBox<byte[]>>().Contents![0]!.Length);
        Differences.AssertNone(Order(), reader.Read<TolerantOrder>(), "last");
        Assert.False(reader.HasNext());
    }

    [Fact]
    public void LargeArraysInsideObjectsGoThroughStreams()
    {
        var box = new TolerantBox<byte[]> { Content = [.. Enumerable.Range(0, Long).Select(static i => (byte)i)], Contents = [[1]] };
        var stream = new MemoryStream();

        FastSerializer.Serialize(stream, box);

        Assert.True(FastSerializer.Serialize(box).AsSpan().SequenceEqual(stream.ToArray()));
    }

    private static TolerantOrder Order() => new(Guid.Empty, new string('n', Long)) { Total = 1 };

    /// <summary>Can seek, and gives at most a few thousand bytes at a time.</summary>
    private sealed class ShortStream(byte[] bytes) : MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: false)
    {
        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 4000)]);
    }
}
