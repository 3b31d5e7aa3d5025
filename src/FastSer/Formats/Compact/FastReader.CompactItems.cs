using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

// Sequences of integers and Booleans in the Compact format (docs/wire-format.md, integer sequences).
public ref partial struct FastReader
{
    /// <summary>Reads an array of signed integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T[]? ReadCompactSignedArray<T>()
        where T : unmanaged => ReadIntegerArray<T>(null, isSigned: true);

    /// <summary>Reads an array of unsigned integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T[]? ReadCompactUnsignedArray<T>()
        where T : unmanaged => ReadIntegerArray<T>(null, isSigned: false);

    /// <summary>Reads an array of Booleans.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T[]? ReadCompactBooleanArray<T>()
        where T : unmanaged => ReadIntoCompactBooleanArray<T>(null);

    /// <summary>Reads a list of signed integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public List<T>? ReadCompactSignedList<T>()
        where T : unmanaged => ReadIntegerList<T>(null, isSigned: true);

    /// <summary>Reads a list of unsigned integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public List<T>? ReadCompactUnsignedList<T>()
        where T : unmanaged => ReadIntegerList<T>(null, isSigned: false);

    /// <summary>Reads a list of Booleans.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public List<T>? ReadCompactBooleanList<T>()
        where T : unmanaged => ReadIntoCompactBooleanList<T>(null);

    /// <summary>Reads the signed integers of a multi-dimensional array in row order.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void ReadCompactSignedItems<T>(Array items)
        where T : unmanaged => FillIntegers(MultiDimArrayCode.ItemsOf<T>(items), isSigned: true);

    /// <summary>Reads the unsigned integers of a multi-dimensional array in row order.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void ReadCompactUnsignedItems<T>(Array items)
        where T : unmanaged => FillIntegers(MultiDimArrayCode.ItemsOf<T>(items), isSigned: false);

    [MethodImpl(Jit.Inline)]
    private T[]? ReadIntegerArray<T>(T[]? items, bool isSigned)
        where T : unmanaged
    {
        var count = ReadCount(minimumElementSize: 1);
        if (count < 0)
        {
            return null;
        }

        items = ExactArray.Fit(items, count);

        FillIntegers<T>(items, isSigned);
        return items;
    }

    [MethodImpl(Jit.Inline)]
    private List<T>? ReadIntegerList<T>(List<T>? items, bool isSigned)
        where T : unmanaged
    {
        var count = ReadCount(minimumElementSize: 1);
        if (count < 0)
        {
            return null;
        }

        items = ExactList.Fit(items, count);
        FillIntegers(CollectionsMarshal.AsSpan(items), isSigned);
        return items;
    }

    /// <summary>Reads elements of which <see cref="ReadCount"/> has shown a byte each to be there.</summary>
    [MethodImpl(Jit.Inline)]
    private void FillIntegers<T>(Span<T> items, bool isSigned)
        where T : unmanaged
    {
        ref var target = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        if (Unsafe.SizeOf<T>() == sizeof(ushort))
        {
            ReadIntegerBlocks<ushort>(ref target, items.Length, isSigned);
        }
        else if (Unsafe.SizeOf<T>() == sizeof(uint))
        {
            ReadIntegerBlocks<uint>(ref target, items.Length, isSigned);
        }
        else
        {
            ReadIntegerBlocks<ulong>(ref target, items.Length, isSigned);
        }
    }

    private void ReadIntegerBlocks<T>(ref byte target, int count, bool isSigned)
        where T : unmanaged
    {
        for (var done = 0; done < count;)
        {
            var part = Math.Min(count - done, IntegerGroups<T>.BlockSize);
            if (_window is not null)
            {
                FetchUpTo(IntegerGroups<T>.MaxSizeOf(part));
            }

            var size = IntegerGroups<T>.GetBlock(
                ref _cursor, Unaligned.Distance(ref _cursor, ref _limit),
                ref Unaligned.At(ref target, ByteSize.Of<T>(done)), part, isSigned, GroupTables<T>.IsUsable);
            if (size < 0)
            {
                ThrowFaultyIntegers(size == IntegerGroups<T>.Truncated);
            }

            _cursor = ref Unaligned.At(ref _cursor, size);
            done += part;
        }
    }

    /// <summary>The cursor is at the first element: the place of the fault is found later.</summary>
    private static void ThrowFaultyIntegers(bool isTruncated)
    {
        if (isTruncated)
        {
            Throw.Truncated();
        }

        Throw.InvalidLength();
    }

    /// <summary>As <see cref="ReadCount"/>, for elements of an eighth of a byte.</summary>
    private int ReadBooleanCount()
    {
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        var header = PeekLength(out var headerSize);

        var size = (header + 6L) / 8;
        if (size > Unaligned.Distance(ref _cursor, ref _limit) - headerSize)
        {
            Fetch(headerSize + size);
        }

        if (header - 1L > Array.MaxLength)
        {
            Throw.InvalidLength();
        }

        _cursor = ref Unaligned.At(ref _cursor, headerSize);
        return (int)header - 1;
    }

    private void FillBooleans<T>(Span<T> items)
        where T : unmanaged
    {
        ref var target = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        if (!BooleanCode.TryGet(ref target, ref _cursor, items.Length))
        {
            Throw.InvalidValue();
        }

        _cursor = ref Unaligned.At(ref _cursor, BooleanCode.ByteCount(items.Length));
    }
}
