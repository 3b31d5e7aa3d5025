namespace FastSer;

/// <summary>An object, a union or an enum.</summary>
public sealed class FastSerSchemaType
{
    /// <summary>
    /// Gets the name: that of the .NET type with namespace and type arguments. If a schema has several types of this name, all but the first
    /// have a suffix, such as <c> (object)</c>.
    /// </summary>
    public required string Name { get; init; }

    /// <summary>Gets the kind.</summary>
    public required FastSerSchemaTypeKind Kind { get; init; }

    /// <summary>Gets the format; null for enums.</summary>
    public WireFormat? Format { get; init; }

    /// <summary>Gets the bytes before the members of an object. <see cref="FastSerSchemaCase.Layout"/> says if a tag replaces them.</summary>
    public FastSerSchemaHead Head { get; init; }

    /// <summary>Gets the number of control bytes of an object of the Compact format; otherwise 0.</summary>
    public int ControlBytes { get; init; }

    /// <summary>Gets whether the type is a value type; null where it is not known.</summary>
    public bool? IsValueType { get; init; }

    /// <summary>Gets the name before a declared renaming, without namespace, or null.</summary>
    public string? FormerName { get; init; }

    /// <summary>Gets the members of an object, in the order of the data. In the Tolerant format each key is at its place.</summary>
    public IReadOnlyList<FastSerSchemaMember> Members { get; init; } = [];

    /// <summary>Gets the cases of a union, in the order of their declaration.</summary>
    public IReadOnlyList<FastSerSchemaCase> Cases { get; init; } = [];

    /// <summary>Gets the name of the class that keeps unknown cases of a Tolerant union, or null.</summary>
    public string? Fallback { get; init; }

    /// <summary>Gets the scalar of an enum, such as <c>Int32</c>; otherwise null.</summary>
    public string? Scalar { get; init; }

    /// <summary>Gets whether an enum is a set of flags.</summary>
    public bool IsFlags { get; init; }

    /// <summary>Gets the names of an enum, in the order of their declaration.</summary>
    public IReadOnlyList<FastSerSchemaConstant> Constants { get; init; } = [];
}
