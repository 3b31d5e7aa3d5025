namespace FastSer.SafetyTests.Laws;

/// <summary>A stream that gives one byte a call.</summary>
internal sealed class ByteByByte(byte[] bytes) : MemoryStream(bytes)
{
    public override bool CanSeek => false;

    public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(1, buffer.Length)]);

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));
}
