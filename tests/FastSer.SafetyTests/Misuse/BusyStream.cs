namespace FastSer.SafetyTests.Misuse;

/// <summary>A stream in memory whose calls are the user's code too; it shows its buffer to nobody.</summary>
internal sealed class BusyStream : Stream
{
    private readonly MemoryStream _memory = new();
    private readonly bool _canSeek;

    public BusyStream()
    {
    }

    public BusyStream(byte[] bytes, bool canSeek)
    {
        _canSeek = canSeek;
        _memory.Write(bytes);
        _memory.Position = 0;
    }

    public override bool CanRead => true;

    public override bool CanSeek => _canSeek;

    public override bool CanWrite => true;

    public override long Length => _canSeek ? _memory.Length : throw new NotSupportedException();

    public override long Position
    {
        get => _canSeek ? _memory.Position : throw new NotSupportedException();
        set => _memory.Position = _canSeek ? value : throw new NotSupportedException();
    }

    public byte[] ToArray() => _memory.ToArray();

    public override int Read(Span<byte> buffer)
    {
        Hook.At("stream's read");
        return _memory.Read(buffer[..Math.Min(buffer.Length, 5_000)]);
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        new(Read(buffer.Span));

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        Hook.At("stream's write");
        _memory.Write(buffer);
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Write(buffer.Span);
        return default;
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override void Flush() => Hook.At("stream's flush");

    public override Task FlushAsync(CancellationToken cancellationToken)
    {
        Flush();
        return Task.CompletedTask;
    }

    public override long Seek(long offset, SeekOrigin origin) => _memory.Seek(offset, origin);

    public override void SetLength(long value) => _memory.SetLength(value);
}
