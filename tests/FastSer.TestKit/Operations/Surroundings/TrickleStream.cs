namespace FastSer.TestKit.Operations;

/// <summary>Delivers bytes in short reads of random length.</summary>
public sealed class TrickleStream(byte[] bytes, Random random, int longest, bool canSeek = false) : Stream
{
    private readonly MemoryStream _bytes = new(bytes);

    public override bool CanRead => true;

    public override bool CanSeek => canSeek;

    public override bool CanWrite => false;

    public override long Length => canSeek ? _bytes.Length : throw new NotSupportedException();

    public override long Position
    {
        get => canSeek ? _bytes.Position : throw new NotSupportedException();
        set => _bytes.Position = canSeek ? value : throw new NotSupportedException();
    }

    public override int Read(Span<byte> buffer) => _bytes.Read(buffer[..Shorten(buffer.Length)]);

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        if (random.Next(4) == 0)
        {
            await Pump.Interrupt();
        }

        if (random.Next(100) == 0 && !OperatingSystem.IsBrowser())
        {
            // On another thread from here on.
            await Task.Yield();
        }

        return Read(buffer.Span);
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => _bytes.Seek(offset, origin);

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    private int Shorten(int count) => count == 0 ? 0 : Math.Min(count, 1 + random.Next(longest));
}
