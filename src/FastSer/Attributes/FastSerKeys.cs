namespace FastSer;

/// <summary>Specifies the source of the keys of the members of a <see cref="WireFormat.Tolerant"/> type.</summary>
public enum FastSerKeys
{
    /// <summary>Each member has a <see cref="FastSerMemberAttribute"/> with its key.</summary>
    Explicit = 0,

    /// <summary>
    /// The schema lock contains the keys of members without <see cref="FastSerMemberAttribute"/>, by name. A build without the lock fails.
    /// See docs/versioning.md.
    /// </summary>
    Auto = 1,
}
