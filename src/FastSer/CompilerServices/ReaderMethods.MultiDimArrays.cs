using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>
    /// Reads the header of a multi-dimensional array and shows that its elements can be there, before anything is allocated.
    /// </summary>
    /// <param name="reader">The reader.</param>
    /// <param name="rank">The number of dimensions, 2 to 4.</param>
    /// <param name="minimumElementSize">The fewest bytes an element takes; at least 1.</param>
    /// <returns>The lengths of the dimensions, or null's.</returns>
    /// <exception cref="FastSerException">
    /// A length is not canonical, no array can be as large, or the elements are more than the bytes that are left can hold.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static MultiDimArraySize ReadMultiDimArraySize(this scoped ref FastReader reader, int rank, int minimumElementSize) =>
        reader.ReadMultiDimArraySize(rank, minimumElementSize);

    /// <summary>Reads the elements of a multi-dimensional array of scalars, in row order.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An array of the size that <see cref="ReadMultiDimArraySize"/> has just returned.</param>
    /// <exception cref="FastSerException">Elements are missing, or have bytes that are no value.</exception>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void ReadScalarItems<T>(this scoped ref FastReader reader, Array items)
        where T : unmanaged =>
        reader.ReadScalarItems<T>(items);

    /// <summary>Reads the elements of a multi-dimensional array of structs of fixed size, in row order.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An array of the size that <see cref="ReadMultiDimArraySize"/> has just returned.</param>
    /// <exception cref="FastSerException">Elements are missing, or have bytes that are no value.</exception>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void ReadValueItems<T>(this scoped ref FastReader reader, Array items)
        where T : struct, IFastSerializableValue<T> =>
        reader.ReadValueItems<T>(items);
}
