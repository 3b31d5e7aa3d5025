namespace FastSer.ReferenceCodec;

/// <summary>A row of bits.</summary>
public sealed class BitsValue(bool[] bits) : Value
{
    public IReadOnlyList<bool> Bits { get; } = bits;
}
