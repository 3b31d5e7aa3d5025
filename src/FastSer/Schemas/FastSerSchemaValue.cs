namespace FastSer;

/// <summary>A place for values: a root, a member, an element. It says how the value is encoded and which type it has.</summary>
public sealed class FastSerSchemaValue
{
    /// <summary>Gets the kind.</summary>
    public required FastSerSchemaKind Kind { get; init; }

    /// <summary>
    /// Gets the name of the .NET type without a nullable mark, such as <c>System.Collections.Generic.List&lt;System.Int32&gt;</c>;
    /// null where it is not known.
    /// </summary>
    public string? TypeName { get; init; }

    /// <summary>Gets the name of the scalar, such as <c>Int32</c>, for scalars and enums; otherwise null.</summary>
    public string? Scalar { get; init; }

    /// <summary>Gets the name of the object, union or enum in <see cref="FastSerSchema.Types"/>; null for other kinds and for declared sets.</summary>
    public string? Reference { get; init; }

    /// <summary>Gets the name of the formatter of an opaque value; otherwise null.</summary>
    public string? Formatter { get; init; }

    /// <summary>Gets whether the source declares the value as nullable; null where the source does not say.</summary>
    public bool? IsNullable { get; init; }

    /// <summary>
    /// Gets whether a presence byte comes before the value: 0 is null. The presence byte of an object is part of its type
    /// (<see cref="FastSerSchemaType.Head"/>). A nullable member of a Tolerant object has a bit of its mask instead.
    /// If a member has a control bit, this bit is its presence, and there is no byte.
    /// </summary>
    public bool HasPresence { get; init; }

    /// <summary>Gets whether the value has the encoding of the Compact format. Objects have their format in their type.</summary>
    public bool IsCompact { get; init; }

    /// <summary>Gets whether a sequence is never null: memory.</summary>
    public bool RejectsNull { get; init; }

    /// <summary>Gets the number of dimensions of a multi-dimensional array; otherwise 0.</summary>
    public int Rank { get; init; }

    /// <summary>Gets the element of a sequence, the key and value of a map, or the items of a tuple with their names.</summary>
    public IReadOnlyList<FastSerSchemaMember> Parts { get; init; } = [];

    /// <summary>Gets the cases of a declared set of types, and of a <see cref="FastSerSchemaKind.TypeName"/>.</summary>
    public IReadOnlyList<FastSerSchemaCase> Cases { get; init; } = [];
}
