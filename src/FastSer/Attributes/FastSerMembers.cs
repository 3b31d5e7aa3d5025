namespace FastSer;

/// <summary>Which members of an annotated type are serialized without an attribute of their own.</summary>
public enum FastSerMembers
{
    /// <summary>Public properties and fields.</summary>
    Public = 0,

    /// <summary>All properties and fields that hold state, private ones included.</summary>
    All = 1,
}
