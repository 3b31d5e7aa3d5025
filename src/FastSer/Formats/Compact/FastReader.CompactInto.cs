using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

// Sequences of integers and Booleans in the Compact format that are read into existing collections.
public ref partial struct FastReader
{
    /// <summary>Reads an array of signed integers of 16, 32 or 64 bits into one of the same length, or a new one.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T[]? ReadIntoCompactSignedArray<T>(T[]? items)
        where T : unmanaged => ReadIntegerArray(items, isSigned: true);

    /// <summary>Reads a list of signed integers of 16, 32 or 64 bits into an existing one, whose capacity is kept.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public List<T>? ReadIntoCompactSignedList<T>(List<T>? items)
        where T : unmanaged => ReadIntegerList(items, isSigned: true);

    /// <summary>Reads an array of unsigned integers of 16, 32 or 64 bits into one of the same length, or a new one.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T[]? ReadIntoCompactUnsignedArray<T>(T[]? items)
        where T : unmanaged => ReadIntegerArray(items, isSigned: false);

    /// <summary>Reads a list of unsigned integers of 16, 32 or 64 bits into an existing one, whose capacity is kept.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public List<T>? ReadIntoCompactUnsignedList<T>(List<T>? items)
        where T : unmanaged => ReadIntegerList(items, isSigned: false);

    /// <summary>Reads an array of Booleans into one of the same length, or a new one.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T[]? ReadIntoCompactBooleanArray<T>(T[]? items)
        where T : unmanaged
    {
        var count = ReadBooleanCount();
        if (count < 0)
        {
            return null;
        }

        items = ExactArray.Fit(items, count);

        FillBooleans<T>(items);
        return items;
    }

    /// <summary>Reads a list of Booleans into an existing one, whose capacity is kept.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public List<T>? ReadIntoCompactBooleanList<T>(List<T>? items)
        where T : unmanaged
    {
        var count = ReadBooleanCount();
        if (count < 0)
        {
            return null;
        }

        items = ExactList.Fit(items, count);
        FillBooleans(CollectionsMarshal.AsSpan(items));
        return items;
    }
}
