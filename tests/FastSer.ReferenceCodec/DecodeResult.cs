namespace FastSer.ReferenceCodec;

/// <summary>The value of some bytes and where it ends, or why they have none and where that was found.</summary>
public sealed record DecodeResult(Value? Value, ErrorCode? Error, int Offset)
{
    public bool IsAccepted => Value is not null;
}
