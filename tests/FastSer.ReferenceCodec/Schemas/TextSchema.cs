namespace FastSer.ReferenceCodec;

/// <summary>A string (section 5), or a value that is written as one (section 4).</summary>
public sealed class TextSchema(TextKind kind) : Schema
{
    public TextKind Kind { get; } = kind;
}
