namespace FastSer.ReferenceCodec;

/// <summary>What the header 0 of a collection means (section 6.4).</summary>
public enum NullForm
{
    Null,
    Default,
    Rejected,
}
