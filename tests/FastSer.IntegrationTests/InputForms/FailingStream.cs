namespace FastSer.IntegrationTests.InputForms;

/// <summary>Accepts and delivers so many calls, then throws.</summary>
internal sealed class FailingStream(int calls) : MemoryStream
{
    private int _left = calls;

    public override int Read(Span<byte> buffer) => Spend() ? base.Read(buffer) : 0;

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        Spend() ? base.ReadAsync(buffer, cancellationToken) : default;

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        Spend();
        base.Write(buffer);
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Spend();
        return base.WriteAsync(buffer, cancellationToken);
    }

    private bool Spend() => _left-- > 0 ? true : throw new IOException("As asked.");
}
