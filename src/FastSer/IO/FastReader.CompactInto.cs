using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

// Sequences of integers and Booleans in the Compact format that are read into existing collections.
public ref partial struct FastReader
{
    /// <summary>Reads an array of signed integers of 16, 32 or 64 bits into one of the same length, or a new one.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public T[]? ReadIntoCompactSignedArray<T>(T[]? items)
        where T : unmanaged => ReadIntegerArray(items, isSigned: true);

    /// <summary>Reads a list of signed integers of 16, 32 or 64 bits into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public List<T>? ReadIntoCompactSignedList<T>(List<T>? items)
        where T : unmanaged => ReadIntegerList(items, isSigned: true);

    /// <summary>Reads an array of unsigned integers of 16, 32 or 64 bits into one of the same length, or a new one.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public T[]? ReadIntoCompactUnsignedArray<T>(T[]? items)
        where T : unmanaged => ReadIntegerArray(items, isSigned: false);

    /// <summary>Reads a list of unsigned integers of 16, 32 or 64 bits into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">The integer, or an enum of it.</typeparam>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or an element is not in its shortest form.</exception>
    [MethodImpl(Jit.Inline)]
    public List<T>? ReadIntoCompactUnsignedList<T>(List<T>? items)
        where T : unmanaged => ReadIntegerList(items, isSigned: false);

    /// <summary>Reads an array of Booleans into one of the same length, or a new one.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="items">The existing array or null.</param>
    /// <returns>The same array, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or a bit past the end is set.</exception>
    public T[]? ReadIntoCompactBooleanArray<T>(T[]? items)
        where T : unmanaged
    {
        var count = ReadBooleanCount();
        if (count < 0)
        {
            return null;
        }

        if (items is null || items.Length != count)
        {
            items = count == 0 ? [] : ExactArray.Create<T>(count);
        }

        FillBooleans<T>(items);
        return items;
    }

    /// <summary>Reads a list of Booleans into an existing one, whose capacity is kept.</summary>
    /// <typeparam name="T">Boolean.</typeparam>
    /// <param name="items">The existing list or null.</param>
    /// <returns>The same list, a new one, or null.</returns>
    /// <exception cref="FastSerException">The count is too large, or a bit past the end is set.</exception>
    public List<T>? ReadIntoCompactBooleanList<T>(List<T>? items)
        where T : unmanaged
    {
        var count = ReadBooleanCount();
        if (count < 0)
        {
            return null;
        }

        items ??= new List<T>(count);
        CollectionsMarshal.SetCount(items, count);
        FillBooleans(CollectionsMarshal.AsSpan(items));
        return items;
    }
}
