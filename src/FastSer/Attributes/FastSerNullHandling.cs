namespace FastSer;

/// <summary>Specifies whether null is checked in members whose types do not allow it.</summary>
public enum FastSerNullHandling
{
    /// <summary>Nullable annotations are documentation: null is written and read wherever a reference stands.</summary>
    Lenient = 0,

    /// <summary>
    /// Null in a member whose type is a reference type without <c>?</c> is an error with the code
    /// <see cref="FastSerErrorCode.UnexpectedNull"/>, on read and on write. Elements of collections and items of tuples are not
    /// checked. See docs/types.md.
    /// </summary>
    Strict = 1,
}
