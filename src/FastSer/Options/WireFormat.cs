namespace FastSer;

/// <summary>The layout of the members of a type in the encoded data.</summary>
public enum WireFormat
{
    /// <summary>
    /// Fixed-width members in one block, then all other members: the fastest format (docs/wire-format.md, Fast).
    /// </summary>
    Fast = 0,

    /// <summary>
    /// Integers without leading zero bytes, Booleans and nulls as bits: the smallest format, for data that is stored or sent over slow
    /// networks (docs/wire-format.md, Compact).
    /// </summary>
    Compact = 1,

    /// <summary>
    /// Keyed members after a length and a mask: versions of a type with more or fewer members can read each other's
    /// data (docs/wire-format.md, Tolerant; docs/versioning.md). Every member needs <see cref="FastSerMemberAttribute"/>.
    /// </summary>
    Tolerant = 2,
}
