namespace FastSer;

/// <summary>The bytes behind the tag of a union.</summary>
public enum FastSerSchemaCaseLayout
{
    /// <summary>The members of the object: the tag replaces its presence byte.</summary>
    Members,

    /// <summary>The whole value with its head; only that of a value type may be null.</summary>
    Value,

    /// <summary>The whole Tolerant object with its length; it cannot be null.</summary>
    Sized,

    /// <summary>A length, then the value of an inner Tolerant union.</summary>
    Enclosed,

    /// <summary>No bytes.</summary>
    None,
}
