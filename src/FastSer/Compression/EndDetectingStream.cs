namespace FastSer.Compression;

/// <summary>
/// Bytes to read, the last of them by itself. A decompressor that has not asked for it when it is done has left bytes over,
/// and one that has asked for more was not done: it tells neither.
/// </summary>
internal sealed class EndDetectingStream(byte[] bytes, int length) : Stream
{
    private int _position;

    /// <summary>Gets whether all bytes were asked for.</summary>
    public bool IsConsumed => _position == length;

    /// <summary>Gets whether more bytes were asked for than there are.</summary>
    public bool IsTooShort { get; private set; }

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(Span<byte> buffer)
    {
        var left = length - _position;
        var count = Math.Min(left > 1 ? left - 1 : left, buffer.Length);
        bytes.AsSpan(_position, count).CopyTo(buffer);
        _position += count;
        IsTooShort |= count == 0;
        return count;
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
