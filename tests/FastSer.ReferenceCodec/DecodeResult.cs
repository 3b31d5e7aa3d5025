namespace FastSer.ReferenceCodec;

/// <summary>The value of some bytes, or why they have none.</summary>
public sealed record DecodeResult(Value? Value, ErrorCode? Error, int Offset)
{
    public bool IsAccepted => Value is not null;
}
