using System.ComponentModel;
using FastSer.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>
/// The code of an annotated interface as an object: Mono, the runtime of browsers and phones, cannot call a static member that an interface implements
/// through a type parameter.
/// </summary>
/// <typeparam name="T">The interface.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class InterfaceCode<T>
{
    /// <summary>Writes a value or null.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    public abstract void Write(ref FastWriter writer, T? value);

    /// <summary>Reads a value or null.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    public abstract T? Read(ref FastReader reader);

    /// <summary>Describes the encoding.</summary>
    /// <returns>The shape.</returns>
    public abstract WireShape Describe();

    /// <summary>Adds a key to a hash code.</summary>
    /// <param name="hasher">The hash code that the key is added to.</param>
    /// <param name="value">The key.</param>
    public virtual void AddKey(ref KeyHasher hasher, T value) => hasher.Add(value);
}
