using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Explaining;

/// <summary>Explains the bytes of one value.</summary>
internal static class ValueExplainer
{
    /// <summary>Reads a value for its error, and walks over it for its parts.</summary>
    /// <param name="serializer">The serializer of the type.</param>
    /// <param name="type">The type.</param>
    /// <param name="data">The whole input, which the result keeps.</param>
    /// <param name="options">The limits.</param>
    public static FastSerExplanation Explain(TypeSerializer serializer, Type type, byte[] data, FastSerializerOptions? options)
    {
        var error = serializer.Examine(data, options, out var shape, out var start);
        var limit = error is { Offset: >= 0 } known ? (int)known.Offset : data.Length;
        var collector = new PartCollector(data, start, limit);
        if (start <= limit)
        {
            collector.AddChecksum();
            var visitor = new CollectingVisitor(collector);
            ShapeWalker<CollectingVisitor>.Walk(data.AsSpan(start), shape, ref visitor, out _);
        }

        return new FastSerExplanation(type.ToString(), data, collector.Finish(), error);
    }
}
