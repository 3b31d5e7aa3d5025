namespace FastSer.ReferenceCodec;

/// <summary>A class or interface that names its types (section 15); they are objects or unions.</summary>
public sealed class UnionSchema(string name) : Schema
{
    public string Name { get; } = name;

    public bool IsTolerant { get; init; }

    /// <summary>Gets whether values of types that only later versions name are kept (section 18).</summary>
    public bool KeepsUnknown { get; init; }

    /// <summary>Gets whether two kept values of the same bytes are equal as keys; otherwise each equals itself alone.</summary>
    public bool IsUnknownEqualByContent { get; init; }

    /// <summary>Gets or sets the types, which may contain the union.</summary>
    public IReadOnlyList<Case> Cases { get; set; } = [];

    public override string ToString() => Name;
}
