using FastSer.IntegrationTests.InputForms;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>Faults of bytes, values, streams and callers: what follows is as if they had not happened, or is refused.</summary>
public sealed class SequenceFaultTests
{
    [Theory]
    [InlineData("FF 02000000 00", FastSerErrorCode.InvalidLength, 0)]
    [InlineData("FF FFFFFFFF", FastSerErrorCode.ValueTooLarge, 0)]
    [InlineData("FF FFFF", FastSerErrorCode.Truncated, 3)]
    [InlineData("03 00", FastSerErrorCode.Truncated, 2)]
    public void FaultyHeaderEndsTheSequence(string hex, FastSerErrorCode code, long offset)
    {
        using var reader = new FastSerStreamReader(new MemoryStream(Bytes(hex)));
        for (var i = 0; i < 2; i++)
        {
            var exception = Assert.Throws<FastSerException>(() => reader.Read<string>());
            Assert.Equal(code, exception.Code);
            Assert.Equal(offset, exception.Offset);
        }
    }

    [Theory]
    [InlineData("02 01", FastSerErrorCode.InvalidPresence, 0)]
    [InlineData("01", FastSerErrorCode.Truncated, 1)]
    [InlineData("04 0261 00", FastSerErrorCode.TrailingBytes, 3)]
    [InlineData("03 0461", FastSerErrorCode.Truncated, 1)]
    public void FaultyItemIsSkipped(string hex, FastSerErrorCode code, long offset)
    {
        using var reader = new FastSerStreamReader(new MemoryStream([.. Bytes(hex), .. Bytes("03 0262")]));

        var exception = Assert.Throws<FastSerException>(() => reader.Read<string>());

        Assert.Equal(code, exception.Code);
        Assert.Equal(offset, exception.Offset);
        Assert.Equal("b", reader.Read<string>());
    }

    [Fact]
    public void OffsetsOfObjectsCountFromTheBeginningOfTheSequence()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(7);
            writer.Write(new EveryFixedScalarHolder { Flag = true });
        }

        var bytes = stream.ToArray();
        bytes[5] = 9;
        using var reader = new FastSerStreamReader(new MemoryStream(bytes));
        Assert.Equal(7, reader.Read<int>());
        var exception = Assert.Throws<FastSerException>(() => reader.Read<EveryFixedScalarHolder>());
        Assert.Equal(FastSerErrorCode.InvalidValue, exception.Code);
        Assert.Equal(5, exception.Offset);
        Assert.Equal("Flag", exception.MemberPath);
    }

    [Fact]
    public void NullWhereNoneCanBeIsRefused()
    {
        using var reader = new FastSerStreamReader(new MemoryStream([0]));
        Assert.Equal(
            FastSerErrorCode.InvalidPresence, Assert.Throws<FastSerException>(() => reader.Read<(int, string)>()).Code);
    }

    [Fact]
    public void AnnouncedLengthTakesNoMemory()
    {
        byte[] bytes = [0xFF, 0, 0, 0, 0x70, 1, 2, 3];
        var options = new FastSerStreamOptions { MaxItemSize = int.MaxValue };
        var allocated = Allocation.Of(() =>
        {
            using var reader = new FastSerStreamReader(new MemoryStream(bytes), options);
            Assert.Throws<FastSerException>(() => reader.Read<byte[]>());
        });
        Assert.InRange(allocated, 0, 40_000);
    }

    [Theory]
    [InlineData(10)]
    [InlineData(1000)]
    [InlineData(100_000)]
    public void LargestItemIsExact(int size)
    {
        var options = new FastSerStreamOptions { MaxItemSize = size };
        var content = new byte[size - (size < 255 ? 1 : 5)];
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, options))
        {
            writer.Write(content);
            var tooLarge = Assert.Throws<FastSerException>(() => writer.Write(new byte[content.Length + 1]));
            Assert.Equal(FastSerErrorCode.ValueTooLarge, tooLarge.Code);
            writer.Write(1);
        }

        using var reader = new FastSerStreamReader(new MemoryStream(stream.ToArray()), options);
        Assert.Equal(content, reader.Read<byte[]>());
        Assert.Equal(1, reader.Read<int>());

        using var stricter = new FastSerStreamReader(
            new MemoryStream(stream.ToArray()), new FastSerStreamOptions { MaxItemSize = size - 1 });
        Assert.Equal(FastSerErrorCode.ValueTooLarge, Assert.Throws<FastSerException>(() => stricter.Read<byte[]>()).Code);
    }

    [Fact]
    public void ItemThatCannotBeWrittenLeavesNothing()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write("before");
            Assert.Equal(
                FastSerErrorCode.UserCode, Assert.Throws<FastSerException>(() => writer.Write(new ThrowingItem())).Code);
            writer.Write("after");
        }

        using var reader = new FastSerStreamReader(new MemoryStream(stream.ToArray()));
        Assert.Equal(["before", "after"], reader.ReadAll<string>());
    }

    [Fact]
    public void WriterRefusesToGoOnAfterTheStreamFailed()
    {
        var writer = new FastSerStreamWriter(new FailingStream(0), new FastSerStreamOptions { BufferSize = 256 });
        Assert.Throws<IOException>(() => writer.WriteAll(Enumerable.Range(0, 1000)));

        Assert.Throws<InvalidOperationException>(() => writer.Write(1));
        Assert.Throws<InvalidOperationException>(() => writer.Write("text"));
        Assert.Throws<InvalidOperationException>(writer.Flush);
        writer.Dispose();
        Assert.Throws<ObjectDisposedException>(() => writer.Write(1));
    }

    [Fact]
    public void WriterRefusesToGoOnAfterAnItemWasSentInPart()
    {
        var writer = new FastSerStreamWriter(new FailingStream(1), new FastSerStreamOptions { BufferSize = 256 });
        Assert.Throws<IOException>(() => writer.Write(new ScalarArrays { Bytes = new byte[50_000] }));
        Assert.Throws<InvalidOperationException>(() => writer.Write(1));
        writer.Dispose();
    }

    [Fact]
    public void ReaderGoesOnAfterTheStreamFailed()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write("text");
        }

        var failing = new FailsOnce(stream.ToArray());
        using var reader = new FastSerStreamReader(failing);
        Assert.Throws<IOException>(() => reader.Read<string>());
        Assert.Equal("text", reader.Read<string>());
    }

    [Fact]
    public async Task CanceledReadLosesNothing()
    {
        var pipe = new System.IO.Pipelines.Pipe();
        await using var writer = new FastSerStreamWriter(pipe.Writer);
        await using var reader = new FastSerStreamReader(pipe.Reader);
        await pipe.Writer.WriteAsync(new byte[] { 3, 2 });
        using var source = new CancellationTokenSource(50);

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => reader.ReadAsync<string>(source.Token).AsTask());

        await pipe.Writer.WriteAsync("a"u8.ToArray());
        Assert.Equal("a", await reader.ReadAsync<string>());
    }

    [Fact]
    public async Task CancellationIsSeenBetweenItems()
    {
        using var source = new CancellationTokenSource();
        var stream = new MemoryStream();
        await using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            await writer.WriteAsync(1, source.Token);
            await writer.WriteAsync(2, source.Token);
            await source.CancelAsync();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writer.WriteAsync(3, source.Token).AsTask());
            await writer.WriteAsync(4);
        }

        stream.Position = 0;
        await using var reader = new FastSerStreamReader(stream);
        Assert.Equal([1, 2, 4], reader.ReadAll<int>());
    }

    [Fact]
    public void ItemThatUsesItsOwnWriterOrReaderIsRefused()
    {
        var stream = new MemoryStream();
        using var writer = new FastSerStreamWriter(stream);
        var item = new ThrowingItem { Action = () => writer.Write(1) };
        var exception = Assert.Throws<FastSerException>(() => writer.Write(item));
        Assert.IsType<InvalidOperationException>(exception.InnerException);
        item.Action = () => writer.Write("text");
        Assert.IsType<InvalidOperationException>(Assert.Throws<FastSerException>(() => writer.Write(item)).InnerException);
        writer.Write(5);
        writer.Flush();
        Assert.Equal(4, stream.Length);
    }

    private static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));

    private sealed class FailsOnce(byte[] bytes) : MemoryStream(bytes)
    {
        private bool _hasFailed;

        public override int Read(Span<byte> buffer)
        {
            if (!_hasFailed)
            {
                _hasFailed = true;
                throw new IOException("As asked.");
            }

            return base.Read(buffer);
        }
    }
}
