using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>A value with parts that <see cref="ErrorLocator"/> is inside of.</summary>
/// <param name="shape">The shape of the value, resolved.</param>
/// <param name="start">Where it begins in the input.</param>
/// <param name="count">The number of its parts.</param>
internal struct OpenValue(WireShape shape, long start, long count)
{
    public readonly WireShape Shape = shape;

    private readonly ValueParts _parts = shape.Parts;

    public readonly int Start = (int)start;

    public readonly long Count = count;

    /// <summary>Where the mask of a Tolerant object begins.</summary>
    public int MaskStart;

    public int MaskSize;

    /// <summary>Where a Tolerant object or an enclosed union ends, as its length says.</summary>
    public long End;

    /// <summary>The part that is being looked at; entries of a map are two parts each.</summary>
    public long Index;

    /// <summary>Where the element or the key of the entry begins that is being looked at.</summary>
    public int ItemStart;

    /// <summary>Indicates whether the key of the entry that is being looked at is null.</summary>
    public bool HasNullKey;

    public readonly bool IsMap => HasItems && Shape.Members.Length == 2;

    public readonly bool IsObject => Shape.Kind is WireShapeKind.Object or WireShapeKind.Tolerant or WireShapeKind.Append;

    public readonly bool IsTolerant => _parts == ValueParts.NamedByMask;

    public readonly bool IsAtKey => IsMap && (Index & 1) == 0;

    /// <summary>Gets whether null is no legal value of the part: a key, or what stands behind a tag.</summary>
    public readonly bool ForbidsNull => IsAtKey || Shape is { Kind: WireShapeKind.Payload, HoldsNull: false } or { Kind: WireShapeKind.Enclosed };

    public readonly bool HasItems => _parts == ValueParts.ForEachItem;

    /// <summary>Gets whether the last part of an element of a collection is being looked at.</summary>
    public readonly bool EndsItem => HasItems && MemberIndex == Shape.Members.Length - 1;

    /// <summary>The number of the element, or of the entry.</summary>
    public readonly long ItemIndex => IsMap ? Index / 2 : Index;

    /// <summary>The member that the part is: of an element, one or two are repeated.</summary>
    public readonly int MemberIndex => (int)(HasItems ? Index & (Shape.Members.Length - 1) : Index);

    public readonly WireMember Member => Shape.Members[MemberIndex];

    public readonly WireShape Part => Member.Shape.Resolved;
}
