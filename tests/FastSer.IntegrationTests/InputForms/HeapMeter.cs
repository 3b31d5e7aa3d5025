namespace FastSer.IntegrationTests.InputForms;

/// <summary>Swallows what is written, or repeats bytes, and weighs the heap every 50 MB.</summary>
internal class HeapMeter(byte[]? bytes = null, int repeats = 0) : Stream
{
    private const long Interval = 50_000_000;

    private long _passed;
    private long _weighed;

    public long FirstHeap { get; } = GC.GetTotalMemory(forceFullCollection: true);

    public long PeakHeap { get; private set; }

    public long Written => _passed;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override void Write(ReadOnlySpan<byte> buffer) => Pass(buffer.Length);

    public override void Write(byte[] buffer, int offset, int count) => Pass(count);

    public override int Read(Span<byte> buffer)
    {
        var position = (int)(_passed % bytes!.Length);
        var count = _passed / bytes.Length == repeats ? 0 : Math.Min(buffer.Length, bytes.Length - position);
        bytes.AsSpan(position, count).CopyTo(buffer);
        Pass(count);
        return count;
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    protected void Pass(int count)
    {
        _passed += count;
        if (_passed - _weighed >= Interval)
        {
            _weighed = _passed;
            PeakHeap = Math.Max(PeakHeap, GC.GetTotalMemory(forceFullCollection: true));
        }
    }
}
