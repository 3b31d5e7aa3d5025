namespace FastSer;

/// <summary>The bytes before the members of an object.</summary>
public enum FastSerSchemaHead
{
    /// <summary>No bytes: the object cannot be null.</summary>
    None,

    /// <summary>A presence byte: 0 is null.</summary>
    Presence,

    /// <summary>The byte of an object that keeps its identity: 0 is null, 1 a new object, other values a known one.</summary>
    Identity,

    /// <summary>The number of members + 1: types with <c>Append = true</c>.</summary>
    MemberCount,

    /// <summary>The byte of an object that keeps its identity; for a new object, the number of members follows.</summary>
    IdentityAndMemberCount,

    /// <summary>Control bytes of the Compact format. Bit 0 of a class is its presence.</summary>
    ControlBytes,

    /// <summary>The length + 1 and the mask of the Tolerant format.</summary>
    LengthAndMask,
}
