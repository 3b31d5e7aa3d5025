namespace FastSer;

/// <summary>
/// Writes and reads values of one type in a form of its own: for a member or a type marked
/// <see cref="FastSerFormatterAttribute"/>. Generated code calls the methods directly, without an instance and without boxing.
/// </summary>
/// <remarks>
/// The bytes are the formatter's own, at least one for each value, and the same for equal values. <see cref="Read"/> and
/// <see cref="Skip"/> must take exactly the bytes that <see cref="Write"/> wrote; they are called with bytes from anywhere.
/// Null never reaches a formatter: FastSer writes a presence byte before values of types that have null. See docs/extending.md.
/// </remarks>
/// <typeparam name="T">The type of the values.</typeparam>
public interface IFastSerFormatter<T>
{
    /// <summary>Writes a value.</summary>
    /// <param name="writer">The writer, moved behind the value.</param>
    /// <param name="value">The value; never null.</param>
    static abstract void Write(ref FastWriter writer, T value);

    /// <summary>Reads a value.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    /// <returns>The value; never null.</returns>
    static abstract T Read(ref FastReader reader);

    /// <summary>Steps over a value without building it.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    static abstract void Skip(ref FastReader reader);
}
