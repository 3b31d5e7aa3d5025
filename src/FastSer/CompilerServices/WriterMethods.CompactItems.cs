using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes an array of signed integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactSignedArray<T>(this scoped ref FastWriter writer, T[]? items)
        where T : unmanaged =>
        writer.WriteCompactSignedArray<T>(items);

    /// <summary>Writes an array of unsigned integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactUnsignedArray<T>(this scoped ref FastWriter writer, T[]? items)
        where T : unmanaged =>
        writer.WriteCompactUnsignedArray<T>(items);

    /// <summary>Writes an array of Booleans, eight a byte.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactBooleanArray<T>(this scoped ref FastWriter writer, T[]? items)
        where T : unmanaged =>
        writer.WriteCompactBooleanArray<T>(items);

    /// <summary>Writes a list of signed integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactSignedList<T>(this scoped ref FastWriter writer, List<T>? items)
        where T : unmanaged =>
        writer.WriteCompactSignedList<T>(items);

    /// <summary>Writes a list of unsigned integers of 16, 32 or 64 bits.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactUnsignedList<T>(this scoped ref FastWriter writer, List<T>? items)
        where T : unmanaged =>
        writer.WriteCompactUnsignedList<T>(items);

    /// <summary>Writes a list of Booleans, eight a byte.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactBooleanList<T>(this scoped ref FastWriter writer, List<T>? items)
        where T : unmanaged =>
        writer.WriteCompactBooleanList<T>(items);

    /// <summary>Writes the signed integers of a multi-dimensional array in row order, without its header.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array.</param>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactSignedItems<T>(this scoped ref FastWriter writer, Array items)
        where T : unmanaged =>
        writer.WriteCompactSignedItems<T>(items);

    /// <summary>Writes the unsigned integers of a multi-dimensional array in row order, without its header.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array.</param>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactUnsignedItems<T>(this scoped ref FastWriter writer, Array items)
        where T : unmanaged =>
        writer.WriteCompactUnsignedItems<T>(items);
}
