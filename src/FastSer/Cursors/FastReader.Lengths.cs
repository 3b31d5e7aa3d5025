using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer;

// Lengths that a member limits: they are looked at before its value is read.
public ref partial struct FastReader
{
    /// <summary>Checks that the count at the cursor, or that of null, does not exceed a limit. Returns true.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool ExpectCount(int maximum)
    {
        var header = PeekLimited(out _);
        if (header > 0 && header - 1 > (uint)maximum)
        {
            Throw.LengthExceeded(header - 1, maximum);
        }

        return true;
    }

    /// <summary>Checks that the string at the cursor, or null, does not exceed a limit in UTF-16 characters. Returns true.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool ExpectText(int maximum)
    {
        var length = PeekLimited(out _) >> 1;
        if (length > (uint)maximum)
        {
            Throw.LengthExceeded(length, maximum);
        }

        return true;
    }

    /// <summary>Checks that the string of the Compact format at the cursor, or null, does not exceed a limit in UTF-16 characters. Returns true.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool ExpectCompactText(int maximum)
    {
        var header = PeekLimited(out var headerSize);
        if ((header & 1) == 0)
        {
            return ExpectText(maximum);
        }

        var length = header >> 2;
        if (length > (uint)maximum && CompactStringCode.IsPacked(header))
        {
            length = CountPacked(headerSize, length);
        }

        if (length > (uint)maximum)
        {
            Throw.LengthExceeded(length, maximum);
        }

        return true;
    }

    /// <summary>The number of characters of a packed text; 0 if its head is faulty, which is found when it is read.</summary>
    private uint CountPacked(int headerSize, uint size)
    {
        ref var start = ref _cursor;
        var needed = headerSize + (nint)Math.Min(size, PackedText.MaxHeadSize);
        if (needed > Unaligned.Distance(ref start, ref _limit))
        {
            start = ref Fetch(needed);
        }

        return PackedText.TryGetHead(ref Unaligned.At(ref start, headerSize), size, out var text) ? text.Length : 0;
    }

    private uint PeekLimited(out int headerSize)
    {
        if (!Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        return PeekLength(out headerSize);
    }
}
