using System.ComponentModel;
using FastSer.CompilerServices;

// Users' interfaces in assemblies that comply with the CLS derive from this one, although this assembly does not comply.
#pragma warning disable CS3001, CS3002, CS3014

namespace FastSer;

/// <summary>The generator implements this interface on every annotated type.</summary>
/// <typeparam name="TSelf">The annotated type itself.</typeparam>
[CLSCompliant(true)]
public interface IFastSerializable<TSelf>
    where TSelf : IFastSerializable<TSelf>
{
    /// <summary>Writes <paramref name="value"/>; a null reference is one byte 0.</summary>
    /// <param name="writer">The writer. The method advances it past the value.</param>
    /// <param name="value">The value.</param>
    static abstract void Write(ref FastWriter writer, TSelf? value);

    /// <summary>Reads one value.</summary>
    /// <param name="reader">The reader. The method advances it past the value.</param>
    /// <returns>The value; null if null was written.</returns>
    static abstract TSelf? Read(ref FastReader reader);

    /// <summary>
    /// Reads one value into an existing object if the type's members allow it; otherwise creates a new one.
    /// </summary>
    /// <param name="reader">The reader. The method advances it past the value.</param>
    /// <param name="value">The object to read into, or null.</param>
    /// <returns>The object given, a new one, or null if null was written.</returns>
    static virtual TSelf? ReadInto(ref FastReader reader, TSelf? value) => TSelf.Read(ref reader);

    /// <summary>
    /// Gets the number of bytes of stack that writing or reading a value takes, without the values in it. It is 0 if
    /// they are few; the stack checks then cost nothing.
    /// </summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    static virtual int StackFrameSize => 0;

    /// <summary>Adds a key of the type to a hash code; the generator does this where the compiler made the equality of the type.</summary>
    /// <param name="hasher">The hash code that the members are added to.</param>
    /// <param name="value">The key.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    static virtual void AddKey(ref KeyHasher hasher, TSelf value) => hasher.Add(value);

    /// <summary>
    /// Describes the members in wire order. Called only to find the place of an error, and once for arrays of structs.
    /// </summary>
    /// <returns>The shape of the type.</returns>
    static abstract WireShape Describe();
}
