using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads an array of signed integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadCompactSignedArray<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadCompactSignedArray<T>();

    /// <summary>Reads an array of unsigned integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadCompactUnsignedArray<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadCompactUnsignedArray<T>();

    /// <summary>Reads an array of Booleans.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or a bit past the end is set.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadCompactBooleanArray<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadCompactBooleanArray<T>();

    /// <summary>Reads a list of signed integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadCompactSignedList<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadCompactSignedList<T>();

    /// <summary>Reads a list of unsigned integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadCompactUnsignedList<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadCompactUnsignedList<T>();

    /// <summary>Reads a list of Booleans.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or a bit past the end is set.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadCompactBooleanList<T>(this scoped ref FastReader reader)
        where T : unmanaged =>
        reader.ReadCompactBooleanList<T>();

    /// <summary>Reads the signed integers of a multi-dimensional array in row order.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An array of the size that <see cref="ReadMultiDimArraySize"/> has just returned.</param>
    /// <exception cref="FastSerException">An element is missing, or not in its shortest form.</exception>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void ReadCompactSignedItems<T>(this scoped ref FastReader reader, Array items)
        where T : unmanaged =>
        reader.ReadCompactSignedItems<T>(items);

    /// <summary>Reads the unsigned integers of a multi-dimensional array in row order.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An array of the size that <see cref="ReadMultiDimArraySize"/> has just returned.</param>
    /// <exception cref="FastSerException">An element is missing, or not in its shortest form.</exception>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void ReadCompactUnsignedItems<T>(this scoped ref FastReader reader, Array items)
        where T : unmanaged =>
        reader.ReadCompactUnsignedItems<T>(items);
}
