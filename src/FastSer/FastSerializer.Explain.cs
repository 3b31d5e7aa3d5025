using FastSer.CompilerServices;
using FastSer.Explaining;

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
    /// proportion to the data: about 500 bytes for each number or text. The call is meant for diagnosis.
    /// </remarks>
    /// <exception cref="FastSerException">No serializer of the type is known.</exception>
    public static FastSerExplanation Explain<T>(ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return ValueExplainer.Explain(SerializerCache<T>.Instance, typeof(T), data.ToArray(), options);
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
        return ValueExplainer.Explain(TypeSerializers.Of(type), type, data.ToArray(), options);
    }

    /// <summary>Explains the bytes of a message sequence, up to the first item with an error.</summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <param name="data">The bytes of the sequence, which may be invalid.</param>
    /// <param name="options">The options of the reader; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <returns>
    /// The parts of the data: a group for each item, with its frame and its value. The error, if there is one, is the one that
    /// <see cref="FastSerStreamReader"/> reports.
    /// </returns>
    /// <exception cref="FastSerException">No serializer of the type is known.</exception>
    public static FastSerExplanation ExplainItems<T>(ReadOnlySpan<byte> data, FastSerStreamOptions? options = null) =>
        ExplainItems(typeof(T), data, options);

    /// <summary>Explains the bytes of a message sequence with items of a type that is known only at run time.</summary>
    /// <param name="type">The type of the items.</param>
    /// <param name="data">The bytes of the sequence, which may be invalid.</param>
    /// <param name="options">The options of the reader; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <returns>
    /// The parts of the data: a group for each item, with its frame and its value. The error, if there is one, is the one that
    /// <see cref="FastSerStreamReader"/> reports.
    /// </returns>
    /// <exception cref="FastSerException">No serializer of the type is known.</exception>
    public static FastSerExplanation ExplainItems(Type type, ReadOnlySpan<byte> data, FastSerStreamOptions? options = null)
    {
        RuntimeRequirements.Check();
        return new ItemExplainer(TypeSerializers.Of(type), type, data.ToArray(), options ?? FastSerStreamOptions.Default).Explain();
    }
}
