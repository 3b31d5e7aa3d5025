namespace FastSer.SafetyTests.Laws;

/// <summary>A stream that gives one byte a call.</summary>
internal sealed class ByteByByte(byte[] bytes) : MemoryStream(bytes)
{
    public override bool CanSeek => false;

    /// <summary>The other method calls this one, in a derived class.</summary>
    public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(1, count));
}
