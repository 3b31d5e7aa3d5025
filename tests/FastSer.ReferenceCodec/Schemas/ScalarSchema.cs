namespace FastSer.ReferenceCodec;

/// <summary>A scalar of fixed size (section 3); an enum is its integer.</summary>
public sealed class ScalarSchema(ScalarKind kind) : Schema
{
    public ScalarKind Kind { get; } = kind;
}
