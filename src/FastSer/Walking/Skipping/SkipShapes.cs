using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>Sizes of values, as the planner needs them.</summary>
internal static class SkipShapes
{
    /// <summary>The bytes of every value, if all take the same; else null.</summary>
    public static int? FixedSize(WireShape shape) => shape.FixedSize is >= 0 and var size ? size : null;

    /// <summary>The fewest bytes that a value takes.</summary>
    public static int MinimumSize(WireShape shape)
    {
        if (shape.Prefix == ValuePrefix.Scalar)
        {
            return WireScalarFacts.SizeOf(shape.ScalarKind);
        }

        if (shape.HasPresence || shape.Prefix is not (ValuePrefix.None or ValuePrefix.Control))
        {
            return shape is { Prefix: ValuePrefix.CompactScalar, ScalarKind: WireScalar.Decimal } ? 2 : 1;
        }

        var size = shape.ControlSize;
        foreach (var member in shape.Members)
        {
            size += member.Form == MemberForm.Value ? MinimumSize(member.Shape.Resolved) : 0;
        }

        return Math.Max(1, size);
    }
}
