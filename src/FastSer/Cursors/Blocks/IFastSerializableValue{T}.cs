using System.Diagnostics.CodeAnalysis;

namespace FastSer;

/// <summary>
/// The generator implements this interface on an annotated struct whose members all have a fixed size.
/// </summary>
/// <typeparam name="TSelf">The annotated struct itself.</typeparam>
public interface IFastSerializableValue<TSelf> : IFastSerializable<TSelf>
    where TSelf : struct, IFastSerializableValue<TSelf>
{
    /// <summary>Gets the encoded size in bytes; at least 1.</summary>
    static abstract int Size { get; }

    /// <summary>Gets whether elements of arrays and lists may be copied as memory.</summary>
    static abstract ValuePacking Packing { get; }

    /// <summary>Writes all <see cref="Size"/> bytes of the value.</summary>
    /// <param name="block">A block of at least <see cref="Size"/> bytes.</param>
    /// <param name="value">The value.</param>
    static abstract void Put(WriteBlock block, in TSelf value);

    /// <summary>Reads a value.</summary>
    /// <param name="block">A block of at least <see cref="Size"/> bytes.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes of a member do not encode a value of its type.</exception>
    [SuppressMessage("Naming", "CA1716:Identifiers should not match keywords", Justification = "Implemented by generated C# only.")]
    static abstract TSelf Get(ReadBlock block);

    /// <summary>Checks whether <see cref="Get"/> would accept the bytes, without throwing.</summary>
    /// <param name="block">A block of at least <see cref="Size"/> bytes.</param>
    /// <returns>True if the bytes of every member encode a value of its type.</returns>
    static abstract bool IsValid(ReadBlock block);
}
