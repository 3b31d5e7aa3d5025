using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>A member on the wire.</summary>
/// <param name="Name">Its name, as it appears in error paths.</param>
/// <param name="Shape">Its shape.</param>
/// <param name="ControlBit">The first of its control bits in a compact object; -1 where it has none.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct WireMember(string Name, WireShape Shape, int ControlBit = -1)
{
    /// <summary>Gets the name by which fingerprints know it.</summary>
    internal string SchemaName { get; private init; } = Name;

    /// <summary>Returns this member under another name for fingerprints.</summary>
    /// <param name="name">Its name before it was renamed.</param>
    /// <returns>The member.</returns>
    public WireMember Formerly(string name) => this with { SchemaName = name };

    /// <summary>Returns this member as one that must not be shown.</summary>
    /// <returns>The member.</returns>
    public WireMember Sensitive() => this with { IsSensitive = true };

    /// <summary>Returns the member of a name and a shape.</summary>
    /// <param name="member">The name and the shape.</param>
    public static implicit operator WireMember((string name, WireShape shape) member) => new(member.name, member.shape);

    /// <summary>Returns the member of a name, a shape and a place among the control bits.</summary>
    /// <param name="member">The name, the shape and the first control bit.</param>
    public static implicit operator WireMember((string name, WireShape shape, int controlBit) member) =>
        new(member.name, member.shape, member.controlBit);

    /// <summary>Gets whether the member must not be shown.</summary>
    internal bool IsSensitive { get; private init; }

    /// <summary>Gets whether its key is retired.</summary>
    internal bool IsRetired { get; init; }

    /// <summary>Gets whether readers step over it by its length, whatever it holds.</summary>
    internal bool IsSteppedOver => IsRetired && Shape.Resolved.Kind == WireShapeKind.Tolerant;

    /// <summary>Gets the number of its control bits.</summary>
    internal int ControlBitCount => Form switch
    {
        MemberForm.Value => 0,
        MemberForm.BitsAndInteger => CompactScalarFacts.ControlBits(Shape.Resolved.ScalarKind),
        _ => 1,
    };

    /// <summary>Gets where the member stands.</summary>
    internal MemberForm Form => ControlBit < 0 ? MemberForm.Value : Shape.Resolved.Kind switch
    {
        WireShapeKind.Nullable => MemberForm.ValueIfBit,
        WireShapeKind.Scalar => MemberForm.Bits,
        _ => MemberForm.BitsAndInteger,
    };
}
