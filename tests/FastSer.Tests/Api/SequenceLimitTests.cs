using FastSer.Primitives;
using FastSer.Serializers;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Api;

/// <summary>Sequences, streams and pipes at the ends of what they can do.</summary>
public class SequenceLimitTests
{
    [Fact]
    public void AStreamToAppendToReadsWritesAndSeeks()
    {
        using var readOnly = new MemoryStream([], writable: false);
        using var inner = new MemoryStream();
        foreach (var stream in new Stream[]
            { readOnly, new LimitedStream(inner, canRead: false, canSeek: true), new LimitedStream(inner, canRead: true, canSeek: false) })
        {
            Assert.Throws<ArgumentException>(() => FastSerStreamWriter.OpenAppend<int>(stream));
        }
    }

    [Fact]
    public void AnAppenderReadsAllItems()
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write("first");
            writer.Write("second");
        }

        stream.Position = 0;
        Assert.Throws<InvalidOperationException>(() => FastSerStreamWriter.OpenAppend(stream, static _ => false));
        stream.Position = 0;
        using var appender = FastSerStreamWriter.OpenAppend(stream, static reader => reader.TryRead<string>(out _));
        Assert.Equal(0, appender.BytesCut);
    }

    [Fact]
    public async Task ReadersAndWritersAreClosedOnce()
    {
        var stream = new ClosingStream();
        var writer = new FastSerStreamWriter(stream);
        writer.Write("text");
        var written = writer.BytesWritten;
        writer.Dispose();
        writer.Dispose();
        await writer.DisposeAsync();
        Assert.Equal(1, stream.Closed);
        Assert.Equal(written, writer.BytesWritten);

        stream = new ClosingStream();
        writer = new FastSerStreamWriter(stream);
        await writer.DisposeAsync();
        await writer.DisposeAsync();
        Assert.Equal(1, stream.Closed);

        stream = new ClosingStream();
        var reader = new FastSerStreamReader(stream);
        Assert.False(reader.HasNext());
        await reader.DisposeAsync();
        await reader.DisposeAsync();
        reader.Dispose();
        Assert.Equal(1, stream.Closed);

        stream = new ClosingStream();
        await new FastSerStreamReader(stream, new FastSerStreamOptions { LeaveOpen = true }).DisposeAsync();
        Assert.Equal(0, stream.Closed);
    }

    [Fact]
    public async Task LookingForAnItemTakesNothing()
    {
        using var stream = new MemoryStream([.. Enumerable.Repeat(FastSerializer.Serialize(7), 3).SelectMany(static bytes => bytes)]);
        await using var reader = new FastSerStreamReader(stream);
        for (var i = 0; i < 3; i++)
        {
            Assert.True(reader.HasNext());
            Assert.True(reader.HasNext());
            Assert.True(await reader.HasNextAsync());
            Assert.Equal(7, reader.Read<int>());
        }

        Assert.False(await reader.HasNextAsync());
        Assert.False(reader.HasNext());
    }

    [Fact]
    public void AStringPoolKeepsTheOtherOptions()
    {
        var pool = new FastSerStringPool();
        var none = FastSerializerOptions.With(null, pool);
        Assert.Equal((false, false, false, null), (none.Fingerprint, none.FingerprintNames, none.Checksum, none.State));
        Assert.Same(pool, none.StringPool);

        var all = FastSerializerOptions.With(new() { MaxDepth = 7, FingerprintNames = true, Checksum = true, State = "state" }, pool);
        Assert.Equal((7, true, true, "state"), (all.MaxDepth, all.FingerprintNames, all.Checksum, all.State));
        Assert.False(FastSerializerOptions.With(new(), pool).FingerprintNames);

        var sequence = new FastSerStreamOptions { StringPool = pool };
        Assert.Same(sequence.Reading, sequence.Reading);
        Assert.Same(pool, sequence.Reading!.StringPool);
        Assert.Null(new FastSerStreamOptions().Reading?.StringPool);
    }

    [Fact]
    public void AContentThatIsLongerThanItsValueIsNotSkipped()
    {
        byte[] content = [5, 0, 0, 0, 9];
        byte[] data = [.. new byte[ChecksumCode.HeadSizeOf(content.Length)], .. content];
        ChecksumCode.Put(data, content);
        var options = new FastSerializerOptions { Checksum = true };

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Skip<int>(data, options));
        Assert.Equal((FastSerErrorCode.TrailingBytes, data.Length - 1), (exception.Code, (int)exception.Offset));
        Assert.Equal(FastSerErrorCode.TrailingBytes, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<int>(data, options)).Code);
        Assert.Equal(FastSerErrorCode.TrailingBytes, Assert.Throws<FastSerException>(
            () => FastSerializer.Deserialize<int>([.. FastSerializer.Serialize(5, options), 1], options)).Code);
        Assert.Null(InputAdvice.OfSequence([]));
    }

    [Fact]
    public void AMemoryStreamIsOverwrittenInPlace()
    {
        var ledger = Samples.Ledger(20_000);
        var expected = FastSerializer.Serialize(ledger);
        foreach (var length in new[] { 0, 100_000, 5_000_000 })
        {
            using var stream = new MemoryStream();
            stream.Write(new byte[length]);
            stream.Position = 0;
            FastSerializer.Serialize(stream, ledger);
            Assert.Equal(expected.Length, stream.Position);
            Assert.Equal(Math.Max(length, expected.Length), stream.Length);
            Assert.True(expected.AsSpan().SequenceEqual(stream.GetBuffer().AsSpan(0, expected.Length)));
            Assert.False(stream.GetBuffer().AsSpan(expected.Length, (int)stream.Length - expected.Length).ContainsAnyExcept((byte)0));
        }
    }

    private sealed class ClosingStream : MemoryStream
    {
        public int Closed { get; private set; }

        protected override void Dispose(bool disposing)
        {
            Closed++;
            base.Dispose(disposing);
        }
    }

    private sealed class LimitedStream(Stream inner, bool canRead, bool canSeek) : Stream
    {
        public override bool CanRead => canRead;

        public override bool CanSeek => canSeek;

        public override bool CanWrite => true;

        public override long Length => inner.Length;

        public override long Position { get => inner.Position; set => inner.Position = value; }

        public override void Flush()
        {
        }

        public override int Read(byte[] buffer, int offset, int count) => inner.Read(buffer, offset, count);

        public override long Seek(long offset, SeekOrigin origin) => inner.Seek(offset, origin);

        public override void SetLength(long value) => inner.SetLength(value);

        public override void Write(byte[] buffer, int offset, int count) => inner.Write(buffer, offset, count);
    }
}
