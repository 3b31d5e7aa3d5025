namespace FastSer.CompilerServices;

/// <summary>The forms a <see cref="WireShape"/> can have.</summary>
internal enum WireShapeKind : byte
{
    Scalar,
    String,
    Uri,
    Version,
    BigInteger,
    BitArray,
    IPAddress,
    IPEndPoint,
    Nullable,
    Sequence,
    Map,
    MultiDimArray,
    Object,
    Union,
    Payload,
    Tolerant,
    Enclosed,
    Append,
    Custom,
    Lazy,
    CompactString,
    CompactScalar,
    CompactSequence,
    CompactMultiDimArray,
}
