namespace FastSer.Packing;

/// <summary>The ways to move structs between memory and wire. All give identical bytes.</summary>
internal enum PackKernel : byte
{
    /// <summary>Member by member.</summary>
    Scalar,

    /// <summary>Memory and wire are the same: one copy.</summary>
    Memory,

    /// <summary>As many elements as fit 16 bytes, by one byte shuffle.</summary>
    Shuffle128,

    /// <summary>Twice as many, by a byte shuffle in each half of a vector.</summary>
    Shuffle256,

    /// <summary>Two elements of 16 bytes whose members are multiples of four bytes, by one permutation.</summary>
    Permute256,
}
