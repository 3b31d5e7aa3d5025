using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes elements without a count.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The elements.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteScalars<T>(this scoped ref FastWriter writer, scoped ReadOnlySpan<T> items)
        where T : unmanaged =>
        writer.WriteScalars<T>(items);

    /// <summary>Writes an array of scalars: L of the count + 1, then the elements as memory.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteScalarArray<T>(this scoped ref FastWriter writer, T[]? items)
        where T : unmanaged =>
        writer.WriteScalarArray<T>(items);

    /// <summary>Writes a list of scalars: L of the count + 1, then the elements as memory.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteScalarList<T>(this scoped ref FastWriter writer, List<T>? items)
        where T : unmanaged =>
        writer.WriteScalarList<T>(items);

    /// <summary>Writes an array of structs of fixed size: L of the count + 1, then the elements without gaps.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteValueArray<T>(this scoped ref FastWriter writer, T[]? items)
        where T : struct, IFastSerializableValue<T> =>
        writer.WriteValueArray<T>(items);

    /// <summary>Writes a list of structs of fixed size: L of the count + 1, then the elements without gaps.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteValueList<T>(this scoped ref FastWriter writer, List<T>? items)
        where T : struct, IFastSerializableValue<T> =>
        writer.WriteValueList<T>(items);
}
