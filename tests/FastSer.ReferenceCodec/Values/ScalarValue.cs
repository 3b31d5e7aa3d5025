namespace FastSer.ReferenceCodec;

/// <summary>The numbers of a scalar as unsigned bits, in the order in which section 3 lists them; of a version too.</summary>
public sealed class ScalarValue(params UInt128[] parts) : Value
{
    public IReadOnlyList<UInt128> Parts { get; } = parts;
}
