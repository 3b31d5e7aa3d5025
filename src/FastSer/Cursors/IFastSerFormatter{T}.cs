namespace FastSer;

/// <summary>
/// Writes and reads values of one type in a custom encoding, for a member or a type marked
/// <see cref="FastSerFormatterAttribute"/>. Generated code calls the methods directly, without an instance and without
/// boxing.
/// </summary>
/// <remarks>
/// You choose the encoding: at least one byte for each value, and the same bytes for equal values. <see cref="Read"/>
/// and <see cref="Skip"/> must consume exactly the bytes that <see cref="Write"/> wrote. They are called with untrusted
/// input. A formatter never receives null: if the type allows null, FastSer writes a presence byte before the value.
/// See docs/extending.md.
/// </remarks>
/// <typeparam name="T">The type of the values.</typeparam>
public interface IFastSerFormatter<T>
{
    /// <summary>Writes a value.</summary>
    /// <param name="writer">The writer. The method advances it past the value.</param>
    /// <param name="value">The value; never null.</param>
    static abstract void Write(ref FastWriter writer, T value);

    /// <summary>Reads a value.</summary>
    /// <param name="reader">The reader. The method advances it past the value.</param>
    /// <returns>The value; never null.</returns>
    static abstract T Read(ref FastReader reader);

    /// <summary>Skips a value without creating it.</summary>
    /// <param name="reader">The reader. The method advances it past the value.</param>
    static abstract void Skip(ref FastReader reader);
}
