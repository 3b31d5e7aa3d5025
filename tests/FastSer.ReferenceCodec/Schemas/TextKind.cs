namespace FastSer.ReferenceCodec;

/// <summary>The types that are written as a string.</summary>
public enum TextKind
{
    Text,
    Builder,
    Uri,
}
