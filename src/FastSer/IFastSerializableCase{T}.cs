using FastSer.CompilerServices;

namespace FastSer;

/// <summary>
/// What the generator implements on an annotated class that a union names: its members behind the union's tag, which
/// stands in place of the presence byte.
/// </summary>
/// <typeparam name="TSelf">The annotated class itself.</typeparam>
public interface IFastSerializableCase<TSelf> : IFastSerializable<TSelf>
    where TSelf : class, IFastSerializable<TSelf>
{
    /// <summary>Writes a byte that ends the tag, and the members.</summary>
    /// <param name="writer">The writer, moved behind the value.</param>
    /// <param name="header">The last byte of the tag.</param>
    /// <param name="value">The value, of exactly this type.</param>
    static abstract void WriteCase(ref FastWriter writer, byte header, TSelf value);

    /// <summary>Reads the members.</summary>
    /// <param name="reader">The reader, behind the tag.</param>
    /// <returns>The value.</returns>
    static abstract TSelf ReadCase(ref FastReader reader);

    /// <summary>Describes the class itself, not the union that it may be as well.</summary>
    /// <returns>The shape.</returns>
    static virtual WireShape DescribeCase() => WireShape.Of<TSelf>();
}
