namespace FastSer;

/// <summary>Specifies where the members of a <see cref="WireFormat.Tolerant"/> type have their keys from.</summary>
public enum FastSerKeys
{
    /// <summary>Each member has a <see cref="FastSerMemberAttribute"/> with its key.</summary>
    Explicit = 0,

    /// <summary>
    /// Members without <see cref="FastSerMemberAttribute"/> have the keys that the schema lock gives them by their names. A build without
    /// the lock fails. See docs/versioning.md.
    /// </summary>
    Auto = 1,
}
