namespace FastSer;

/// <summary>The kinds of a <see cref="FastSerSchemaType"/>.</summary>
public enum FastSerSchemaTypeKind
{
    /// <summary>A class, struct or interface with members.</summary>
    Object,

    /// <summary>A union: a tag selects one of its cases.</summary>
    Union,

    /// <summary>An enum.</summary>
    Enum,
}
