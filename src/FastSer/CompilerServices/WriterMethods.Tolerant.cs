using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Begins a Tolerant object: keeps a byte for its length. The mask and the members follow.</summary>
    /// <param name="writer">The writer.</param>
    /// <returns>Where the object begins, for <see cref="EndObject"/>.</returns>
    [MethodImpl(Jit.Inline)]
    public static long BeginObject(this scoped ref FastWriter writer) =>
        writer.BeginObject();

    /// <summary>Ends a Tolerant object: puts its length before it.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="start">What <see cref="BeginObject"/> returned.</param>
    [MethodImpl(Jit.Inline)]
    public static void EndObject(this scoped ref FastWriter writer, long start) =>
        writer.EndObject(start);
}
