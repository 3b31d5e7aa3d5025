namespace FastSer.IntegrationTests.InputForms;

/// <summary>A file of one <see cref="ScalarArrays"/> with that many bytes, none of which is in memory.</summary>
internal sealed class LargeMessageStream : HeapMeter
{
    private readonly byte[] _front;
    private readonly long _backLength;

    public LargeMessageStream(int size)
    {
        // The message with one byte, cut behind the count of that array; the counts of the others are zeros.
        var small = FastSerializer.Serialize(new ScalarArrays { Bytes = [] });
        var at = Array.IndexOf(small, (byte)1, 1);
        _front = [.. small.AsSpan(0, at), 255, .. BitConverter.GetBytes(size + 1)];
        _backLength = small.Length - at - 1;
        Assert.True(small.AsSpan(at + 1).IndexOfAnyExcept((byte)0) < 0);
        Length = _front.Length + size + _backLength;
    }

    public override bool CanSeek => true;

    public override long Length { get; }

    public override long Position { get; set; }

    public override int Read(Span<byte> buffer)
    {
        var count = (int)Math.Min(Math.Min(buffer.Length, 1_000_000), Length - Position);
        buffer = buffer[..count];
        buffer.Clear();
        if (Position < _front.Length)
        {
            _front.AsSpan((int)Position, (int)Math.Min(count, _front.Length - Position)).CopyTo(buffer);
        }

        Position += count;
        Pass(count);
        return count;
    }
}
