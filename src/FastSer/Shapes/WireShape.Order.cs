namespace FastSer.CompilerServices;

// Which part of a value follows which. This is stated here and nowhere else in the runtime: the plans of skips are made
// from it, and the search for the place of an error follows it.
public sealed partial class WireShape
{
    /// <summary>Gets what a value begins with.</summary>
    internal ValuePrefix Prefix => Kind switch
    {
        WireShapeKind.Scalar => ValuePrefix.Scalar,
        WireShapeKind.String or WireShapeKind.Uri => ValuePrefix.String,
        WireShapeKind.Version => ValuePrefix.Version,
        WireShapeKind.BigInteger => ValuePrefix.BigInteger,
        WireShapeKind.BitArray => ValuePrefix.BitArray,
        WireShapeKind.IPAddress => ValuePrefix.IPAddress,
        WireShapeKind.IPEndPoint => ValuePrefix.IPEndPoint,
        WireShapeKind.CompactScalar => ValuePrefix.CompactScalar,
        WireShapeKind.CompactString => ValuePrefix.CompactString,
        WireShapeKind.CompactSequence when ScalarKind == WireScalar.Boolean => ValuePrefix.CompactBooleans,
        WireShapeKind.CompactSequence => ValuePrefix.CompactIntegers,
        WireShapeKind.CompactMultiDimArray => ValuePrefix.CompactIntegerArray,
        WireShapeKind.Custom => ValuePrefix.Custom,
        WireShapeKind.Nullable => ValuePrefix.Presence,
        WireShapeKind.Sequence or WireShapeKind.Map => ValuePrefix.Count,
        WireShapeKind.MultiDimArray => ValuePrefix.Lengths,
        WireShapeKind.Union => ValuePrefix.Tag,
        WireShapeKind.Tolerant or WireShapeKind.Enclosed => ValuePrefix.Size,
        WireShapeKind.Append => ValuePrefix.Members,
        WireShapeKind.Object when ControlSize > 0 => ValuePrefix.Control,
        WireShapeKind.Object when IsTracked => ValuePrefix.Reference,
        WireShapeKind.Object when HasPresence => ValuePrefix.Presence,
        WireShapeKind.Object or WireShapeKind.Payload => ValuePrefix.None,
        _ => throw new InvalidOperationException($"A shape of the form {Kind} is not resolved."),
    };

    /// <summary>
    /// Gets what stands behind the tag of a union that names this shape: for an object, the tag is the presence byte. What has
    /// a size keeps it, which tells a reader that does not know the tag where it ends.
    /// </summary>
    internal ValuePrefix PrefixBehindTag => Kind is WireShapeKind.Tolerant or WireShapeKind.Enclosed ? ValuePrefix.Size : ValuePrefix.None;

    /// <summary>Gets the byte that stands for null; -1 if there is no null.</summary>
    internal int NullByte => Prefix switch
    {
        ValuePrefix.String or ValuePrefix.CompactString => StringCode.Null,
        ValuePrefix.None or ValuePrefix.Scalar or ValuePrefix.BigInteger or ValuePrefix.CompactScalar or ValuePrefix.Custom => -1,
        ValuePrefix.Control when !HasPresence => -1,
        _ => RejectsNull ? -1 : 0,
    };

    /// <summary>Gets which members follow the head.</summary>
    internal ValueParts Parts => Kind switch
    {
        WireShapeKind.Object or WireShapeKind.Nullable or WireShapeKind.Payload or WireShapeKind.Enclosed => ValueParts.Once,
        WireShapeKind.Sequence or WireShapeKind.Map or WireShapeKind.MultiDimArray => ValueParts.ForEachItem,
        WireShapeKind.Union => ValueParts.NamedByTag,
        WireShapeKind.Tolerant => ValueParts.NamedByMask,
        WireShapeKind.Append => ValueParts.First,
        _ => ValueParts.None,
    };
}
