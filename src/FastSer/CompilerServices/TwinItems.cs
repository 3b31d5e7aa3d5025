using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer.CompilerServices;

/// <summary>
/// Arrays, lists and spans of structs without code of their own, for generated code. A twin of the struct, whose only field is of it, has
/// the code: elements are moved as their twins, which are the same memory.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class TwinItems
{
    /// <summary>Writes an array.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TTwin">Its twin.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    public static void Write<T, TTwin>(ref FastWriter writer, T[]? items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        WriteSpan<T, TTwin>(ref writer, items);
    }

    /// <summary>Writes a list.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TTwin">Its twin.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    public static void Write<T, TTwin>(ref FastWriter writer, List<T>? items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        WriteSpan<T, TTwin>(ref writer, CollectionsMarshal.AsSpan(items));
    }

    /// <summary>Writes a run of elements with its header.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TTwin">Its twin.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The elements.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteSpan<T, TTwin>(ref FastWriter writer, ReadOnlySpan<T> items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin> =>
        writer.WriteValueSpan(TwinCast.Of<T, TTwin>(items));

    /// <summary>Reads an array.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TTwin">Its twin.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadArray<T, TTwin>(ref FastReader reader)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin> =>
        reader.ReadTwinArray<T, TTwin>();

    /// <summary>Reads an array into one of the same length, or a new one.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TTwin">Its twin.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing array or null.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static T[]? ReadArray<T, TTwin>(ref FastReader reader, T[]? items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin> =>
        reader.ReadIntoTwinArray<T, TTwin>(items);

    /// <summary>Reads a list.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TTwin">Its twin.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadList<T, TTwin>(ref FastReader reader)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin> =>
        reader.ReadTwinList<T, TTwin>();

    /// <summary>Reads a list into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <typeparam name="TTwin">Its twin.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing list or null.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    [MethodImpl(Jit.Inline)]
    public static List<T>? ReadList<T, TTwin>(ref FastReader reader, List<T>? items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin> =>
        reader.ReadIntoTwinList<T, TTwin>(items);
}
