namespace FastSer;

/// <summary>The kinds of parts that an explanation of bytes consists of.</summary>
public enum FastSerPartKind
{
    /// <summary>A value that consists of the parts behind it with a higher level.</summary>
    Group,

    /// <summary>A value without parts.</summary>
    Value,

    /// <summary>Bytes that say which parts of a value follow: a presence byte, a count, a tag, a length, a mask of members, control bits.</summary>
    Head,

    /// <summary>Members that the type of this program does not know: of a newer version of a Tolerant type.</summary>
    Unknown,

    /// <summary>Bytes from an error on, or behind the value.</summary>
    NotRead,
}
