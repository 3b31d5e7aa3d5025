namespace FastSer.ReferenceCodec;

/// <summary>The types that a member names for what it holds, or the cases of a union of F# (section 16).</summary>
public sealed class ChoiceSchema : Schema
{
    /// <summary>Gets or sets the types, which may contain the member.</summary>
    public IReadOnlyList<Case> Cases { get; set; } = [];

    /// <summary>Gets the format, where it is that of a union of F# and not that of the place.</summary>
    public ObjectFormat? Format { get; init; }

    /// <summary>Gets whether it is the content of a C# union in the Tolerant format: a length stands behind each tag (section 18).</summary>
    public bool IsTolerant { get; init; }

    /// <summary>Gets whether null is not valid: the union is a struct.</summary>
    public bool IsNeverNull { get; init; }
}
