using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace FastSer;

// Lengths that a member limits: they are looked at before its value is read.
public ref partial struct FastReader
{
    /// <summary>Shows that the count at the cursor, or that of null, is not above a limit.</summary>
    internal bool ExpectCount(int maximum)
    {
        var header = PeekLimited(out _);
        if (header > 0 && header - 1 > (uint)maximum)
        {
            Throw.LengthExceeded(header - 1, maximum);
        }

        return true;
    }

    /// <summary>Shows that the string at the cursor, or null, has no more characters than a limit.</summary>
    internal bool ExpectText(int maximum)
    {
        var length = PeekLimited(out _) >> 1;
        if (length > (uint)maximum)
        {
            Throw.LengthExceeded(length, maximum);
        }

        return true;
    }

    /// <summary>The same for a string of the Compact format, whose UTF-8 is counted where its size does not tell.</summary>
    internal bool ExpectCompactText(int maximum)
    {
        var header = PeekLimited(out var headerSize);
        if ((header & 1) == 0)
        {
            return ExpectText(maximum);
        }

        var length = header >> 2;
        if (length > (uint)maximum && (header & CompactStringCode.FormMask) == CompactStringCode.Utf8Form && length <= (long)maximum * 3)
        {
            length = (uint)CountUtf8(headerSize, (int)length);
        }

        if (length > (uint)maximum)
        {
            Throw.LengthExceeded(length, maximum);
        }

        return true;
    }

    /// <summary>A character takes 1 to 3 bytes of UTF-8, and a pair of them 4.</summary>
    private int CountUtf8(int headerSize, int size)
    {
        ref var start = ref _cursor;
        if (headerSize + (long)size > Unaligned.Distance(ref start, ref _limit))
        {
            start = ref Fetch(headerSize + (nint)size);
        }

        return Encoding.UTF8.GetCharCount(MemoryMarshal.CreateReadOnlySpan(ref Unaligned.At(ref start, headerSize), size));
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
