using FastSer.CompilerServices;
using FastSer.Explaining;
using FastSer.Walking;

namespace FastSer;

// For people who look into data: docs/inspecting.md.
public static partial class FastSerializer
{
    /// <summary>Explains the bytes of a value: which member each byte belongs to, and its value.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">The bytes of the value, which may be invalid.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>
    /// The parts of the data. If the data is invalid, the parts before the error, the error, and the bytes that are not read.
    /// </returns>
    /// <remarks>
    /// The value is also deserialized, which is how an error is found: constructors and formatters of its type run. Time and memory grow in
    /// proportion to the data: about 200 bytes for each number or text. The call is meant for diagnosis.
    /// </remarks>
    /// <exception cref="FastSerException">No serializer of the type is known.</exception>
    public static FastSerExplanation Explain<T>(ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return Explain(SerializerCache<T>.Instance, typeof(T), data, options);
    }

    /// <summary>Explains the bytes of a value of a type that is known only at run time.</summary>
    /// <param name="type">The type of the value.</param>
    /// <param name="data">The bytes of the value, which may be invalid.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>
    /// The parts of the data. If the data is invalid, the parts before the error, the error, and the bytes that are not read.
    /// </returns>
    /// <exception cref="FastSerException">No serializer of the type is known.</exception>
    public static FastSerExplanation Explain(Type type, ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return Explain(TypeSerializers.Of(type), type, data, options);
    }

    private static FastSerExplanation Explain(TypeSerializer serializer, Type type, ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var error = serializer.Examine(data, options, out var shape, out var start);
        var bytes = data.ToArray();
        var limit = error is { Offset: >= 0 } known ? (int)known.Offset : bytes.Length;
        var collector = new PartCollector(bytes, start, limit);
        if (start <= limit)
        {
            collector.AddChecksum();
            var visitor = new CollectingVisitor(collector);
            ShapeWalker<CollectingVisitor>.Walk(bytes.AsSpan(start), shape, ref visitor, out _);
        }

        return new FastSerExplanation(type.ToString(), bytes, collector.Finish(), error);
    }
}
