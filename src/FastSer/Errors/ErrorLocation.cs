namespace FastSer.Errors;

/// <summary>Where an input is broken.</summary>
/// <param name="Offset">The byte offset, or -1.</param>
/// <param name="TypeName">The annotated type around the fault.</param>
/// <param name="MemberPath">The path from the root.</param>
internal readonly record struct ErrorLocation(long Offset, string? TypeName, string? MemberPath)
{
    /// <summary>
    /// The outermost object that ends at the offset too, if there is one: constructors run behind their members, so the code of either
    /// may have thrown.
    /// </summary>
    public string? OuterTypeName { get; init; }

    public static ErrorLocation Unknown { get; } = new(-1, null, null);
}
