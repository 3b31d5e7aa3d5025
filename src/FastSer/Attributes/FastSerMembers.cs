namespace FastSer;

/// <summary>Specifies which members of an annotated type are serialized by default.</summary>
public enum FastSerMembers
{
    /// <summary>Public properties and fields.</summary>
    Public = 0,

    /// <summary>All properties and fields that hold state, including private ones.</summary>
    All = 1,

    /// <summary>
    /// Public properties and fields, except computed properties (get-only properties without a field of their own).
    /// </summary>
    PublicState = 2,
}
