namespace FastSer.CompilerServices;

/// <summary>The first bytes of a value, before its parts. A value without parts has no others.</summary>
internal enum ValuePrefix : byte
{
    /// <summary>Nothing: the value begins with its first part.</summary>
    None,

    /// <summary>A scalar of fixed size.</summary>
    Scalar,

    /// <summary>The length and the text of a string.</summary>
    String,

    /// <summary>A presence byte and the numbers of a Version.</summary>
    Version,

    /// <summary>The length and the bytes of a BigInteger.</summary>
    BigInteger,

    /// <summary>The length and the bytes of a BitArray.</summary>
    BitArray,

    /// <summary>The length and the bytes of an IPAddress.</summary>
    IPAddress,

    /// <summary>The length and the bytes of an IPAddress, and the number of a port.</summary>
    IPEndPoint,

    /// <summary>A lone scalar of the Compact format.</summary>
    CompactScalar,

    /// <summary>The length and the text of a string in the Compact format.</summary>
    CompactString,

    /// <summary>The count and the bits of Booleans in the Compact format.</summary>
    CompactBooleans,

    /// <summary>The count and the blocks of integers in the Compact format.</summary>
    CompactIntegers,

    /// <summary>The lengths of a multi-dimensional array and the blocks of its integers in the Compact format.</summary>
    CompactIntegerArray,

    /// <summary>The bytes that a formatter of the application writes.</summary>
    Custom,

    /// <summary>A presence byte: 0 is null, without parts.</summary>
    Presence,

    /// <summary>The byte before an object that keeps its identity; null and known objects have no parts.</summary>
    Reference,

    /// <summary>The control bytes of a compact object; null has no parts.</summary>
    Control,

    /// <summary>The number of elements or entries + 1; null and empty ones have no parts.</summary>
    Count,

    /// <summary>The first length + 1 of a multi-dimensional array, and its other lengths; null and empty ones have no parts.</summary>
    Lengths,

    /// <summary>The tag + 1 of a union; null has no parts.</summary>
    Tag,

    /// <summary>The size + 1 of a Tolerant object, which tells where it ends, and its mask; or of a Tolerant union in another. Null has no parts.</summary>
    Size,

    /// <summary>The number of members + 1 of an object that may have had fewer of them; null has no parts.</summary>
    Members,
}
