using System.Runtime.CompilerServices;
using FastSer.Windows;

namespace FastSer;

// Tolerant objects that an input window does not hold as a whole, and those that it held until it moved. Their ends are counted in
// bytes from the end of the input; the object's own end is then only a mark, by which the window finds that number.
public ref partial struct FastReader
{
    /// <summary>Begins an object with a long length, one that is partly beyond the window, and every faulty one.</summary>
    [MethodImpl(Jit.NoInline)]
    private ObjectEnd BeginOutOfWindowObject()
    {
        if (!Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        var header = PeekLength(out var headerSize);
        var length = header - 1L;
        if (length > Unaligned.Distance(ref _cursor, ref _limit) - headerSize)
        {
            if (_window is { } window && length > window.Size && IsThere(headerSize, length))
            {
                return BeginOutOfWindowObject(window, headerSize, length);
            }

            Fetch(headerSize + length);
        }

        _cursor = ref Unaligned.At(ref _cursor, headerSize);
        return header == 0 ? default : new ObjectEnd(ref Unaligned.At(ref _cursor, (nint)length));
    }

    /// <summary>The mark is the last byte of the header: an end before the beginning, so that nothing fits in between.</summary>
    private ObjectEnd BeginOutOfWindowObject(InputWindow window, int headerSize, long length)
    {
        ref var mark = ref Unaligned.At(ref _cursor, headerSize - 1);
        _cursor = ref Unaligned.At(ref mark, 1);
        window.BeginOutOfWindowObject(ref mark, window.LeftBehind(ref _cursor) - length);
        return new ObjectEnd(ref mark);
    }

    /// <summary>Brings the longest mask that a type can have into the window.</summary>
    private ref byte FetchOutOfWindowMask(out nint available)
    {
        FetchUpTo(MemberMask.LongestSize);
        available = Unaligned.Distance(ref _cursor, ref _limit);
        return ref _cursor;
    }

    /// <summary>Gets the number of bytes of an object that are left; negative if its members went past its end.</summary>
    private readonly long LeftOf(ObjectEnd end)
    {
        if (_window is not { } window)
        {
            return Unaligned.Distance(ref _cursor, ref end.Origin);
        }

        if (!window.TryGetLeftBehindObject(ref end.Origin, out var left))
        {
            Throw.InvalidMembers();
        }

        return window.LeftBehind(ref _cursor) - left;
    }

    /// <summary>Brings the rest of an object into the window in one piece.</summary>
    private ref byte FetchRest(long left)
    {
        if (_window is not null && left > 0)
        {
            Fetch(left);
        }

        return ref _cursor;
    }

    /// <summary>Goes to the end of an object, which is not before the cursor.</summary>
    private void GoTo(ObjectEnd end)
    {
        if (_window is not { } window)
        {
            _cursor = ref end.Origin;
            return;
        }

        var left = LeftOf(end);
        while (left > 0)
        {
            var part = (nint)Math.Min(left, LargestFetch);
            Fetch(part);
            _cursor = ref Unaligned.At(ref _cursor, part);
            left -= part;
        }

        window.EndOutOfWindowObject(ref end.Origin);
    }

    /// <summary>Ends an object all of whose members were read, where the cursor does not show that it is the end.</summary>
    [MethodImpl(Jit.NoInline)]
    private void EndOutOfWindowObject(ObjectEnd end)
    {
        if (_window is null || LeftOf(end) != 0)
        {
            Throw.InvalidMembers();
        }

        GoTo(end);
    }
}
