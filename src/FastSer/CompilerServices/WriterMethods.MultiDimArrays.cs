using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>
    /// Writes the header of a multi-dimensional array: L of the first length + 1, then L of each further length.
    /// </summary>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array.</param>
    /// <exception cref="FastSerException">A dimension does not begin at 0, or its lengths are too large to be read back.</exception>
    [MethodImpl(Jit.Inline)]
    public static void WriteMultiDimArraySize(this scoped ref FastWriter writer, Array items) =>
        writer.WriteMultiDimArraySize(items);

    /// <summary>Writes the elements of a multi-dimensional array of scalars in row order, without its header.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array.</param>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void WriteScalars<T>(this scoped ref FastWriter writer, Array items)
        where T : unmanaged =>
        writer.WriteScalars<T>(items);

    /// <summary>Writes the elements of a multi-dimensional array of structs of fixed size in row order, without its header.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array.</param>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void WriteValues<T>(this scoped ref FastWriter writer, Array items)
        where T : struct, IFastSerializableValue<T> =>
        writer.WriteValues<T>(items);
}
