namespace FastSer.IntegrationTests.InputForms;

/// <summary>Does something when so many bytes were read.</summary>
internal sealed class HookedStream(RepeatingStream inner, long bytes, Action hook) : MemoryStream
{
    private Action? _hook = hook;

    public override bool CanSeek => false;

    public override int Read(Span<byte> buffer)
    {
        if (inner.Delivered >= bytes)
        {
            var once = _hook;
            _hook = null;
            once?.Invoke();
        }

        return inner.Read(buffer);
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        var count = Read(buffer.Span);
        cancellationToken.ThrowIfCancellationRequested();
        return new(count);
    }
}
