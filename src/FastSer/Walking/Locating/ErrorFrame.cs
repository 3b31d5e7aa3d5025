using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>A value with parts that <see cref="ErrorLocator"/> is inside of.</summary>
/// <param name="shape">The shape of the value, resolved.</param>
/// <param name="start">Where it begins in the input.</param>
/// <param name="count">How many parts it has.</param>
internal struct ErrorFrame(WireShape shape, long start, long count)
{
    public readonly WireShape Shape = shape;

    public readonly int Start = (int)start;

    public readonly long Count = count;

    /// <summary>Where the mask of a Tolerant object begins.</summary>
    public int MaskStart;

    public int MaskSize;

    /// <summary>Where a Tolerant object ends, as its length says.</summary>
    public long End;

    /// <summary>The part that is being looked at; entries of a map are two parts each.</summary>
    public long Index;

    /// <summary>Where the element or the key of the entry begins that is being looked at.</summary>
    public int ItemStart;

    public readonly bool IsMap => Shape.Kind == WireShapeKind.Map;

    public readonly bool IsObject => Shape.Kind is WireShapeKind.Object or WireShapeKind.Tolerant;

    public readonly bool IsTolerant => Shape.Kind == WireShapeKind.Tolerant;

    public readonly bool IsAtKey => IsMap && (Index & 1) == 0;

    /// <summary>Whether null is no legal value of the part: a key, or what stands behind a tag.</summary>
    public readonly bool ForbidsNull => IsAtKey || Shape.Kind == WireShapeKind.Payload;

    public readonly bool HasItems => Shape.Kind is WireShapeKind.Sequence or WireShapeKind.MultiDimArray or WireShapeKind.Map;

    /// <summary>Whether the last part of an element of a collection is being looked at.</summary>
    public readonly bool EndsItem => HasItems && (!IsMap || (Index & 1) == 1);

    /// <summary>The number of the element, or of the entry.</summary>
    public readonly long ItemIndex => IsMap ? Index / 2 : Index;

    /// <summary>The first control bit of the part that is being looked at; -1 where it has none.</summary>
    public readonly int ControlBit => IsObject ? Shape.Members[(int)Index].ControlBit : -1;

    public readonly WireShape Part =>
        Shape.Members[IsObject ? (int)Index : IsMap ? (int)(Index & 1) : 0].Shape.Resolved;
}
