namespace FastSer.ReferenceCodec;

/// <summary>A value of a type that only later versions of a union name (section 18): what stands behind its length.</summary>
/// <param name="bytes">The bytes.</param>
public sealed class UnknownCase(byte[] bytes) : Value
{
    public byte[] Bytes { get; } = bytes;

    public override string ToString() => "unknown " + Convert.ToHexString(Bytes);
}
