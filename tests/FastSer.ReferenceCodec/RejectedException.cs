namespace FastSer.ReferenceCodec;

/// <summary>Bytes that are no value.</summary>
public sealed class RejectedException(ErrorCode code, int offset) : Exception($"{code} at {offset}")
{
    public ErrorCode Code { get; } = code;

    public int Offset { get; } = offset;
}
