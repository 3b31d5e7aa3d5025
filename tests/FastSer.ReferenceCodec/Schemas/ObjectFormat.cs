namespace FastSer.ReferenceCodec;

/// <summary>The format of an annotated type.</summary>
public enum ObjectFormat
{
    Fast,
    Compact,
    Tolerant,
}
