using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes the number of an object that was written before; gives one to an object that was not.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <returns>Whether it is written; if not, its members follow.</returns>
    /// <exception cref="FastSerException">The object is part of a cycle that no reader could build.</exception>
    [MethodImpl(Jit.Inline)]
    public static bool TryWriteReference(this scoped ref FastWriter writer, object value) =>
        writer.TryWriteReference(value);

    /// <summary>
    /// Marks an object that only a constructor can build: until its members are written, a reference to it would be one
    /// that a reader could not follow.
    /// </summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <param name="isOpen">Whether its members are being written.</param>
    [MethodImpl(Jit.Inline)]
    public static void MarkReference(this scoped ref FastWriter writer, object value, bool isOpen) =>
        writer.MarkReference(value, isOpen);
}
