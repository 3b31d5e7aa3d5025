using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads an array of signed integers of 16, 32 or 64 bits into one of the same length, or a new one.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadIntoCompactSignedArray<T>(this scoped ref FastReader reader, T[]? items)
        where T : unmanaged =>
        reader.ReadIntoCompactSignedArray<T>(items);

    /// <summary>Reads a list of signed integers of 16, 32 or 64 bits into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadIntoCompactSignedList<T>(this scoped ref FastReader reader, List<T>? items)
        where T : unmanaged =>
        reader.ReadIntoCompactSignedList<T>(items);

    /// <summary>Reads an array of unsigned integers of 16, 32 or 64 bits into one of the same length, or a new one.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadIntoCompactUnsignedArray<T>(this scoped ref FastReader reader, T[]? items)
        where T : unmanaged =>
        reader.ReadIntoCompactUnsignedArray<T>(items);

    /// <summary>Reads a list of unsigned integers of 16, 32 or 64 bits into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadIntoCompactUnsignedList<T>(this scoped ref FastReader reader, List<T>? items)
        where T : unmanaged =>
        reader.ReadIntoCompactUnsignedList<T>(items);

    /// <summary>Reads an array of Booleans into one of the same length, or a new one.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or a bit past the end is set.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadIntoCompactBooleanArray<T>(this scoped ref FastReader reader, T[]? items)
        where T : unmanaged =>
        reader.ReadIntoCompactBooleanArray<T>(items);

    /// <summary>Reads a list of Booleans into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or a bit past the end is set.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadIntoCompactBooleanList<T>(this scoped ref FastReader reader, List<T>? items)
        where T : unmanaged =>
        reader.ReadIntoCompactBooleanList<T>(items);
}
