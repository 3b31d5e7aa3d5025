using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes a run of scalars with its header: L of the count + 1, then the elements as memory.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The elements.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteScalarSpan<T>(this scoped ref FastWriter writer, ReadOnlySpan<T> items)
        where T : unmanaged =>
        writer.WriteScalarSpan<T>(items);

    /// <summary>Writes a run of structs of fixed size with its header: L of the count + 1, then the elements without gaps.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The elements.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteValueSpan<T>(this scoped ref FastWriter writer, ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T> =>
        writer.WriteValueSpan<T>(items);

    /// <summary>Writes a sequence of scalars, segment by segment: the same bytes as of one array.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The elements.</param>
    /// <exception cref="FastSerException">There are more elements than an array can hold.</exception>
    [MethodImpl(Jit.Inline)]
    public static void WriteScalarSequence<T>(this scoped ref FastWriter writer, in ReadOnlySequence<T> items)
        where T : unmanaged =>
        writer.WriteScalarSequence<T>(in items);
}
