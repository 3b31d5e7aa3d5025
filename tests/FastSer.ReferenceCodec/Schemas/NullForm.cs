namespace FastSer.ReferenceCodec;

/// <summary>The meaning of the header 0 of a collection (section 6.4).</summary>
public enum NullForm
{
    Null,
    Default,
    Rejected,
}
