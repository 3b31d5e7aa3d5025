namespace FastSer.ReferenceCodec;

/// <summary>What is written as a string.</summary>
public enum TextKind
{
    Text,
    Builder,
    Uri,
}
