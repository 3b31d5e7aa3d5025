using System.ComponentModel;
using FastSer.CompilerServices;

namespace FastSer;

/// <summary>What the generator implements on every annotated type.</summary>
/// <typeparam name="TSelf">The annotated type itself.</typeparam>
public interface IFastSerializable<TSelf>
    where TSelf : IFastSerializable<TSelf>
{
    /// <summary>Writes <paramref name="value"/>; a null reference is one byte 0.</summary>
    /// <param name="writer">The writer, moved behind the value.</param>
    /// <param name="value">The value.</param>
    static abstract void Write(ref FastWriter writer, TSelf? value);

    /// <summary>Reads one value.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    /// <returns>The value; null where null was written.</returns>
    static abstract TSelf? Read(ref FastReader reader);

    /// <summary>Reads one value into an existing object, where the type's members allow it; else makes a new one.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    /// <param name="value">The object to read into, or null.</param>
    /// <returns>The same object, a new one, or null where null was written.</returns>
    static virtual TSelf? ReadInto(ref FastReader reader, TSelf? value) => TSelf.Read(ref reader);

    /// <summary>
    /// Gets the bytes of stack that writing or reading a value takes before the values in it; 0 where they are few, which
    /// makes every check of them nothing.
    /// </summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    static virtual int FrameSize => 0;

    /// <summary>Describes the members in wire order. Called only to say where an input is broken, and once for arrays of structs.</summary>
    /// <returns>The shape of the type.</returns>
    static abstract WireShape Describe();
}
