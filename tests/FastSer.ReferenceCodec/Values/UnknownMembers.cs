namespace FastSer.ReferenceCodec;

/// <summary>The members that a Tolerant object keeps of a later version (section 18).</summary>
/// <param name="bits">Which of the keys behind those of the schema have members.</param>
/// <param name="bytes">Those members.</param>
public sealed class UnknownMembers(bool[] bits, byte[] bytes)
{
    public IReadOnlyList<bool> Bits { get; } = bits;

    public byte[] Bytes { get; } = bytes;

    public override string ToString() => string.Concat(Bits.Select(static bit => bit ? '1' : '0')) + ":" + Convert.ToHexString(Bytes);
}
