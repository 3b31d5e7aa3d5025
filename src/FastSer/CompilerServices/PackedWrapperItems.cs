using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer.CompilerServices;

/// <summary>
/// Arrays, lists and spans of structs without code of their own, for generated code. A packed wrapper of the struct, whose only field is of it, has
/// the code: elements are moved as their packed wrappers, which are the same memory.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class PackedWrapperItems
{
    /// <summary>Writes an array.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TWrapper">Its packed wrapper.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    public static void Write<T, TWrapper>(ref FastWriter writer, T[]? items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        WriteSpan<T, TWrapper>(ref writer, items);
    }

    /// <summary>Writes a list.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TWrapper">Its packed wrapper.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    public static void Write<T, TWrapper>(ref FastWriter writer, List<T>? items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        WriteSpan<T, TWrapper>(ref writer, CollectionsMarshal.AsSpan(items));
    }

    /// <summary>Writes a run of elements with its header.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TWrapper">Its packed wrapper.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The elements.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteSpan<T, TWrapper>(ref FastWriter writer, ReadOnlySpan<T> items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper> =>
        writer.WriteValueSpan(PackedWrapperCast.Of<T, TWrapper>(items));

    /// <summary>Reads an array.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TWrapper">Its packed wrapper.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadArray<T, TWrapper>(ref FastReader reader)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper> =>
        reader.ReadPackedWrapperArray<T, TWrapper>();

    /// <summary>Reads an array into one of the same length, or a new one.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TWrapper">Its packed wrapper.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing array or null.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadArray<T, TWrapper>(ref FastReader reader, T[]? items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper> =>
        reader.ReadIntoPackedWrapperArray<T, TWrapper>(items);

    /// <summary>Reads a list.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TWrapper">Its packed wrapper.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadList<T, TWrapper>(ref FastReader reader)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper> =>
        reader.ReadPackedWrapperList<T, TWrapper>();

    /// <summary>Reads a list into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TWrapper">Its packed wrapper.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing list or null.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadList<T, TWrapper>(ref FastReader reader, List<T>? items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper> =>
        reader.ReadIntoPackedWrapperList<T, TWrapper>(items);
}
