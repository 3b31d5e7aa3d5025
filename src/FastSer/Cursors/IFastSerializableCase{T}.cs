using FastSer.CompilerServices;

namespace FastSer;

/// <summary>
/// The generator implements this interface on an annotated class that a union names. It writes and reads the members
/// after the union's tag, which replaces the presence byte.
/// </summary>
/// <typeparam name="TSelf">The annotated class itself.</typeparam>
public interface IFastSerializableCase<TSelf> : IFastSerializable<TSelf>
    where TSelf : class, IFastSerializable<TSelf>
{
    /// <summary>Writes the last byte of the tag, and the members.</summary>
    /// <param name="writer">The writer. The method advances it past the value.</param>
    /// <param name="header">The last byte of the tag.</param>
    /// <param name="value">The value, of exactly this type.</param>
    static abstract void WriteCase(ref FastWriter writer, byte header, TSelf value);

    /// <summary>Reads the members.</summary>
    /// <param name="reader">The reader, positioned after the tag.</param>
    /// <returns>The value.</returns>
    static abstract TSelf ReadCase(ref FastReader reader);

    /// <summary>Describes the class itself, even if it is also a union.</summary>
    /// <returns>The shape.</returns>
    static virtual WireShape DescribeCase() => WireShape.Of<TSelf>();
}
