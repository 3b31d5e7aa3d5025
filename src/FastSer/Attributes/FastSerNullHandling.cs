namespace FastSer;

/// <summary>Specifies whether null is rejected in members that are not declared nullable.</summary>
public enum FastSerNullHandling
{
    /// <summary>Nullable annotations are ignored: every reference can be null, on write and on read.</summary>
    Lenient = 0,

    /// <summary>
    /// Null in a member of a reference type without <c>?</c> is an error with the code
    /// <see cref="FastSerErrorCode.UnexpectedNull"/>, on read and on write. Elements of collections and items of tuples are not
    /// checked. See docs/types.md.
    /// </summary>
    Strict = 1,
}
