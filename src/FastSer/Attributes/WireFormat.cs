namespace FastSer;

/// <summary>How the members of a type are laid out in bytes.</summary>
public enum WireFormat
{
    /// <summary>Fixed-width members in one block, then the others: the fastest format (docs/format.md, Fast).</summary>
    Fast = 0,

    /// <summary>
    /// Integers without leading zero bytes, Booleans and nulls as bits: the smallest format, for what is stored or sent far
    /// (docs/format.md, Compact).
    /// </summary>
    Compact = 1,

    /// <summary>
    /// Keyed members behind a length and a mask: versions of a type with more or fewer members read each other's bytes
    /// (docs/format.md, Tolerant; docs/versioning.md). Every member needs <see cref="FastSerMemberAttribute"/>.
    /// </summary>
    Tolerant = 2,
}
