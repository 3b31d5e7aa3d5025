using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Windows;

namespace FastSer;

/// <summary>
/// Reads an input with only a window of it in memory. The limit is then the end of the window, minus the bytes that
/// <see cref="BeginItems"/> reserves. The checks for a truncated input also find the end of the window, and then call this code. Hot paths
/// contain no code for it.
/// </summary>
public ref partial struct FastReader
{
    /// <summary>The value that <see cref="ReadArrayCount"/> returns for elements that reach beyond the window.</summary>
    private const int OutOfWindowMarker = -2;

    /// <summary>Longer strings and arrays go from the source to their place without passing through the window.</summary>
    private const int LargestFetch = 16 * 1024;

    internal FastReader(InputWindow window, FastSerializerOptions? options)
        : this(window.Filled, options) => _window = window;

    /// <summary>Gets whether every byte of the input has been read.</summary>
    internal readonly bool IsAtEnd => Unaligned.Distance(ref _cursor, ref _limit) == 0 && _window is not { Left: > 0 };

    /// <summary>
    /// Brings bytes into the window behind the cursor, and keeps what is promised to elements to come in it, too: their count
    /// was checked against the window.
    /// </summary>
    /// <param name="size">The number of bytes that are needed at the cursor.</param>
    /// <returns>The cursor; references to the old window are stale.</returns>
    /// <remarks>
    /// A method that points the cursor back at the start of a faulty value may hold such a stale reference. It throws then, and
    /// nobody looks at the cursor: a fault behind a window makes the input be read again as one span, and that reader tells
    /// the place (<c>WindowEngine</c>). Formatters, which might catch the fault and read on, never meet a window.
    /// </remarks>
    /// <exception cref="FastSerException">The input does not have them.</exception>
    [MethodImpl(Jit.NoInline)]
    private ref byte Fetch(long size)
    {
        if (_window is not { } window)
        {
            Throw.Truncated();
            return ref _cursor;
        }

        ref var end = ref Unaligned.At(ref MemoryMarshal.GetReference(window.Filled), window.Filled.Length);
        var kept = Unaligned.Distance(ref _limit, ref end);
        if (!window.TryFetch((int)Unaligned.Distance(ref _cursor, ref end), size + kept))
        {
            Throw.Truncated();
        }

        MoveTo(window.Filled, kept);
        return ref _cursor;
    }

    private void MoveTo(ReadOnlySpan<byte> filled, nint kept)
    {
        _cursor = ref MemoryMarshal.GetReference(filled);
        _limit = ref Unaligned.At(ref _cursor, filled.Length - kept);
    }

    /// <summary>Brings the long header at the cursor and the least bytes of its elements into the window.</summary>
    private ref byte FetchItems(uint count, int minimumElementSize)
    {
        var size = (ulong)count * (uint)minimumElementSize;
        if (_window is null || size > (ulong)Array.MaxLength)
        {
            Throw.Truncated();
        }

        return ref Fetch(LengthCode.MaxSize + (long)size);
    }

    /// <summary>Reads the header of elements that are copied as they are: they need not pass through the window.</summary>
    [MethodImpl(Jit.Inline)]
    private int ReadArrayCount(int elementSize)
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        var isShort = LengthCode.TryGetShort(ref cursor, out var header);
        ref var items = ref Unaligned.At(ref cursor, 1);
        var count = (int)header - 1;
        if (!isShort
            || (InputChecks.Enabled && (long)count * elementSize > Unaligned.Distance(ref items, ref _limit)))
        {
            return ReadOutOfWindowCount(elementSize);
        }

        _cursor = ref items;
        return count;
    }

    /// <summary>Counts in the long form, and counts of more elements than are left of the input or the window.</summary>
    /// <remarks>
    /// A count has 32 bits and a size 31: no product overflows. <see cref="PeekCount"/> may move cursor and limit to a new window,
    /// and comes before the distance is taken.
    /// </remarks>
    [MethodImpl(Jit.NoInline)]
    private int ReadOutOfWindowCount(int elementSize)
    {
        var isOutOfWindow = _window is not null && PeekCount(out var headerSize) is var count
            && (long)count * elementSize > Unaligned.Distance(ref _cursor, ref _limit) - headerSize
            && IsThere(headerSize, (long)count * elementSize)
            && count <= (uint)Array.MaxLength;
        return isOutOfWindow ? OutOfWindowMarker : ReadCount(elementSize);
    }

    /// <summary>Says whether the source holds that many bytes behind the header that are not promised to other elements.</summary>
    private readonly bool IsThere(int headerSize, long size)
    {
        ref var end = ref Unaligned.At(ref MemoryMarshal.GetReference(_window!.Filled), _window.Filled.Length);
        var kept = Unaligned.Distance(ref _limit, ref end);
        return size <= Unaligned.Distance(ref _cursor, ref end) - headerSize + _window.Left - kept;
    }

    /// <summary>The count of elements behind the header at the cursor, which is not null.</summary>
    private uint PeekCount(out int headerSize) => PeekLength(out headerSize) - 1;

    /// <summary>Reads the count of elements from the header at the cursor, which is not null, and steps over the header.</summary>
    private int TakeOutOfWindowCount()
    {
        var count = (int)PeekCount(out var headerSize);
        _cursor = ref Unaligned.At(ref _cursor, headerSize);
        return count;
    }

    [MethodImpl(Jit.NoInline)]
    private T[] ReadOutOfWindowScalarArray<T>()
        where T : unmanaged
    {
        var items = ExactArray.Create<T>(TakeOutOfWindowCount());
        FillOutOfWindowScalars<T>(items);
        return items;
    }

    [MethodImpl(Jit.NoInline)]
    private List<T> ReadOutOfWindowScalarList<T>()
        where T : unmanaged
    {
        var items = ExactList.Create<T>(TakeOutOfWindowCount());
        FillOutOfWindowScalars(CollectionsMarshal.AsSpan(items));
        return items;
    }

    /// <summary>The bytes are checked where they have arrived: nobody else sees the elements yet.</summary>
    private void FillOutOfWindowScalars<T>(Span<T> items)
        where T : unmanaged
    {
        ref var target = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        var size = ByteSize.Of<T>(items.Length);
        ReadOutOfWindowBytes(ref target, size);
        if (!ScalarCode.IsAlwaysValid<T>() && !CheckedCopy.TryCopy<T>(ref target, ref target, size))
        {
            Throw.InvalidValue();
        }
    }

    private string ReadOutOfWindowString(uint header, int headerSize)
    {
        // Of at most StringCode.MaxLength characters.
        var size = (nint)StringCode.PayloadSize(header);
        if (!IsThere(headerSize, size))
        {
            Throw.Truncated();
        }

        _cursor = ref Unaligned.At(ref _cursor, headerSize);
        var value = new string('\0', (int)(header >> 1));
        ref var characters = ref StringCode.Characters(value);
        if ((header & 1) != 0)
        {
            ReadOutOfWindowBytes(ref characters, size);
            if (InputChecks.Enabled && !StringCode.IsWideNeeded(ref characters, header >> 1))
            {
                Throw.InvalidString();
            }

            return value;
        }

        // Latin-1 arrives in the upper half and is widened from the front: no byte is overwritten before it is read.
        ref var narrow = ref Unaligned.At(ref characters, size);
        ReadOutOfWindowBytes(ref narrow, size);
        for (nint done = 0; done < size; done++)
        {
            Unaligned.Store(ref characters, done * 2, (ushort)Unaligned.At(ref narrow, done));
        }

        return value;
    }

    /// <summary>Copies what the window holds, and lets the source write the rest in place.</summary>
    private void ReadOutOfWindowBytes(ref byte target, nint size)
    {
        var window = _window!;
        ref var end = ref Unaligned.At(ref MemoryMarshal.GetReference(window.Filled), window.Filled.Length);
        var kept = Unaligned.Distance(ref _limit, ref end);
        var buffered = nint.Min(Unaligned.Distance(ref _cursor, ref end), size);
        Unaligned.Copy(ref target, ref _cursor, buffered);
        _cursor = ref Unaligned.At(ref _cursor, buffered);
        var rest = size - buffered;
        while (rest > 0)
        {
            var part = (int)nint.Min(rest, int.MaxValue);
            if (!window.TryReadDirect(MemoryMarshal.CreateSpan(ref Unaligned.At(ref target, size - rest), part)))
            {
                Throw.Truncated();
            }

            rest -= part;
        }

        // The promised bytes of elements to come may have been in the window and be gone from it: fetch as many again.
        if (!window.TryFetch((int)Unaligned.Distance(ref _cursor, ref end), kept))
        {
            Throw.Truncated();
        }

        MoveTo(window.Filled, kept);
    }
}
