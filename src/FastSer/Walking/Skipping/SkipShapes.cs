using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>Facts about shapes that the planner needs: sizes and recursion.</summary>
internal sealed class SkipShapes
{
    private readonly Dictionary<WireShape, bool> _isRecursive = [];

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

    /// <summary>A value of the annotated type, or of the union, can contain another one, so that its depth is up to the data.</summary>
    public bool IsRecursive(WireShape shape)
    {
        if (shape.TypeName is null && shape.Kind != WireShapeKind.Union)
        {
            return false;
        }

        if (!_isRecursive.TryGetValue(shape, out var isRecursive))
        {
            isRecursive = Contains(shape, shape);
            _isRecursive.Add(shape, isRecursive);
        }

        return isRecursive;
    }

    private static bool Contains(WireShape shape, WireShape wanted)
    {
        var seen = new HashSet<WireShape>();
        var pending = new Stack<WireShape>([shape]);
        while (pending.TryPop(out var next) && seen.Count <= SkipPlanner.MaxSteps)
        {
            foreach (var part in next.Members)
            {
                var inner = part.Shape.Resolved;
                if (inner == wanted)
                {
                    return true;
                }

                if (seen.Add(inner))
                {
                    pending.Push(inner);
                }
            }
        }

        return false;
    }
}
