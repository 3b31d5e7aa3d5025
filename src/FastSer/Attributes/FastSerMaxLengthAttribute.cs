namespace FastSer;

/// <summary>
/// Limits the length of a member: a string, an array or a collection. A longer value is an error with the code
/// <see cref="FastSerErrorCode.LengthExceeded"/>: on read before anything is allocated for it, and on write.
/// </summary>
/// <remarks>
/// The length is the number of UTF-16 characters of a string, the number of elements or entries of a collection, and the number of
/// bits of a <see cref="System.Collections.BitArray"/>. The attribute applies to the member's own length, not to strings
/// and collections inside it. It does not change the encoding. Skipping does not check it.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerMaxLengthAttribute : Attribute
{
    /// <summary>Sets the limit.</summary>
    /// <param name="length">The maximum length; 0 allows only empty values.</param>
    public FastSerMaxLengthAttribute(int length) => Length = length;

    /// <summary>Gets the maximum length.</summary>
    public int Length { get; }
}
