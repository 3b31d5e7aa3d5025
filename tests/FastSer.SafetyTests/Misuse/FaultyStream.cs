namespace FastSer.SafetyTests.Misuse;

/// <summary>Keeps the contract of streams up to one call, and then does something else once, or from then on.</summary>
/// <param name="bytes">The bytes to read.</param>
/// <param name="fault">The act in place of the call; null leaves the call as it is.</param>
/// <param name="at">The number of the call, from 0.</param>
internal sealed class FaultyStream(byte[] bytes, Func<FaultyStream, int, int?>? fault, int at) : Stream
{
    private const int MostAtOnce = 20_000;

    private readonly MemoryStream _memory = Filled(bytes);

    /// <summary>The number of calls.</summary>
    public int Calls { get; private set; }

    /// <summary>The length that it states, if it states one.</summary>
    public long? StatedLength { get; init; }

    public CancellationTokenSource Cancellation { get; } = new();

    /// <summary>Whoever may be disposed by a call.</summary>
    public IDisposable? Owner { get; set; }

    public override bool CanRead => true;

    public override bool CanSeek => StatedLength is not null;

    public override bool CanWrite => true;

    public override long Length => StatedLength ?? throw new NotSupportedException();

    public override long Position
    {
        get => CanSeek ? _memory.Position : throw new NotSupportedException();
        set => _memory.Position = value;
    }

    public byte[] ToArray() => _memory.ToArray();

    public override int Read(Span<byte> buffer) =>
        Fault(buffer.Length) ?? _memory.Read(buffer[..Math.Min(buffer.Length, MostAtOnce)]);

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        return new(Read(buffer.Span));
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        Fault(buffer.Length);
        _memory.Write(buffer);
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        Write(buffer.Span);
        return default;
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override void Flush() => Fault(0);

    public override Task FlushAsync(CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        Flush();
        return Task.CompletedTask;
    }

    public override long Seek(long offset, SeekOrigin origin) => _memory.Seek(offset, origin);

    public override void SetLength(long value) => _memory.SetLength(value);

    private static MemoryStream Filled(byte[] bytes)
    {
        var memory = new MemoryStream();
        memory.Write(bytes);
        memory.Position = 0;
        return memory;
    }

    private int? Fault(int count) => Calls++ == at ? fault?.Invoke(this, count) : null;
}
