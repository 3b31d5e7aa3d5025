namespace FastSer.CompilerServices;

// Which part of a value follows which. This is stated here and nowhere else in the runtime: the plans of skips are made
// from it, and the search for the place of an error follows it.
public sealed partial class WireShape
{
    /// <summary>Gets what a value begins with.</summary>
    internal ValueHead Head => Kind switch
    {
        WireShapeKind.Scalar => ValueHead.Scalar,
        WireShapeKind.String or WireShapeKind.Uri => ValueHead.String,
        WireShapeKind.Version => ValueHead.Version,
        WireShapeKind.BigInteger => ValueHead.BigInteger,
        WireShapeKind.BitArray => ValueHead.BitArray,
        WireShapeKind.IPAddress => ValueHead.IPAddress,
        WireShapeKind.IPEndPoint => ValueHead.IPEndPoint,
        WireShapeKind.CompactScalar => ValueHead.CompactScalar,
        WireShapeKind.CompactString => ValueHead.CompactString,
        WireShapeKind.CompactSequence when ScalarKind == WireScalar.Boolean => ValueHead.CompactBooleans,
        WireShapeKind.CompactSequence => ValueHead.CompactIntegers,
        WireShapeKind.CompactMultiDimArray => ValueHead.CompactIntegerArray,
        WireShapeKind.Custom => ValueHead.Custom,
        WireShapeKind.Nullable => ValueHead.Presence,
        WireShapeKind.Sequence or WireShapeKind.Map => ValueHead.Count,
        WireShapeKind.MultiDimArray => ValueHead.Lengths,
        WireShapeKind.Union => ValueHead.Tag,
        WireShapeKind.Tolerant or WireShapeKind.Enclosed => ValueHead.Size,
        WireShapeKind.Append => ValueHead.Members,
        WireShapeKind.Object when ControlSize > 0 => ValueHead.Control,
        WireShapeKind.Object when IsTracked => ValueHead.Reference,
        WireShapeKind.Object when HasPresence => ValueHead.Presence,
        WireShapeKind.Object or WireShapeKind.Payload => ValueHead.None,
        _ => throw new InvalidOperationException($"A shape of the form {Kind} is not resolved."),
    };

    /// <summary>
    /// Gets what stands behind the tag of a union that names this shape: for an object, the tag is the presence byte. What has
    /// a size keeps it, which tells a reader that does not know the tag where it ends.
    /// </summary>
    internal ValueHead HeadBehindTag => Kind is WireShapeKind.Tolerant or WireShapeKind.Enclosed ? ValueHead.Size : ValueHead.None;

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
