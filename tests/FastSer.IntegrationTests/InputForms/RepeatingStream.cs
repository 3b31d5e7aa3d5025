namespace FastSer.IntegrationTests.InputForms;

/// <summary>A stream, usually of unknown length: a front, then the same bytes again and again, none of which is in memory.</summary>
internal sealed class RepeatingStream(byte[] front, byte[] item, long repeats) : Stream
{
    private readonly long _length = front.Length + (item.Length * repeats);

    /// <summary>Gets the longest memory that was to be filled: less than half of a buffer is full before it grows.</summary>
    public int LongestRequest { get; private set; }

    public long Delivered { get; private set; }

    public override bool CanRead => true;

    /// <summary>Gets whether its length is known; it cannot be moved nevertheless.</summary>
    public bool HasLength { get; init; }

    /// <summary>Gets the length that it states, which need not be true.</summary>
    public long? StatedLength { get; init; }

    public override bool CanSeek => HasLength;

    public override bool CanWrite => false;

    public override long Length => HasLength ? StatedLength ?? _length : throw new NotSupportedException();

    public override long Position
    {
        get => HasLength ? Delivered : throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(Span<byte> buffer)
    {
        LongestRequest = Math.Max(LongestRequest, buffer.Length);
        var start = Delivered;
        while (!buffer.IsEmpty && Delivered < _length)
        {
            var part = Delivered < front.Length ? front.AsSpan((int)Delivered) : item.AsSpan((int)((Delivered - front.Length) % item.Length));
            part = part[..Math.Min(part.Length, buffer.Length)];
            part.CopyTo(buffer);
            buffer = buffer[part.Length..];
            Delivered += part.Length;
        }

        return (int)(Delivered - start);
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        return new(Read(buffer.Span));
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
