using FastSer.CompilerServices;

namespace FastSer.Explaining;

/// <summary>Names types.</summary>
internal static class TypeText
{
    /// <summary>Types without a name may be nested in each other endlessly.</summary>
    private const int MaxDepth = 6;

    public static string Of(WireShape shape) => Of(shape.Resolved, depth: 0);

    private static string Of(WireShape shape, int depth) => shape.TypeName ?? (depth == MaxDepth ? "..." : shape.Kind switch
    {
        WireShapeKind.Scalar or WireShapeKind.CompactScalar => shape.ScalarKind.ToString(),
        WireShapeKind.CompactString => nameof(WireShapeKind.String),
        WireShapeKind.Nullable => OfPart(shape, 0, depth) + "?",
        WireShapeKind.Sequence or WireShapeKind.CompactSequence => OfPart(shape, 0, depth) + "[]",
        WireShapeKind.MultiDimArray or WireShapeKind.CompactMultiDimArray => OfPart(shape, 0, depth) + $"[{new string(',', shape.Rank - 1)}]",
        WireShapeKind.Map => $"Map<{OfPart(shape, 0, depth)}, {OfPart(shape, 1, depth)}>",
        WireShapeKind.Union or WireShapeKind.Object => $"({string.Join(", ", Enumerable.Range(0, shape.Members.Length).Select(i => OfPart(shape, i, depth)))})",
        WireShapeKind.Payload or WireShapeKind.Enclosed or WireShapeKind.Append => OfPart(shape, 0, depth),
        _ => shape.Kind.ToString(),
    });

    private static string OfPart(WireShape shape, int part, int depth) =>
        part < shape.Members.Length ? Of(shape.Members[part].Shape.Resolved, depth + 1) : "";
}
