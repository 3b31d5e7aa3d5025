using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

public readonly ref partial struct WriteBlock
{
    /// <summary>
    /// Ends a Tolerant object that lies in this block as a whole: puts its length before it. The block begins with the
    /// byte of the length, the mask follows, and 4 bytes more are reserved than the object takes.
    /// </summary>
    /// <param name="end">The block behind the last member.</param>
    /// <returns>The block behind the object.</returns>
    [MethodImpl(Jit.Inline)]
    public WriteBlock CloseObject(WriteBlock end)
    {
        // The header is the length of the rest plus 1, which is the distance from the header itself.
        var header = Unaligned.Distance(ref _origin, ref end.Origin);
        if (header > LengthCode.MaxShort)
        {
            return CloseLongObject(end, header);
        }

        _origin = (byte)header;
        return end;
    }

    /// <summary>The rest moves up by what the long form takes more: rare, and cheaper than to measure everything first.</summary>
    [MethodImpl(Jit.NoInline)]
    private WriteBlock CloseLongObject(WriteBlock end, nint header)
    {
        const int Shift = LengthCode.MaxSize - 1;
        var moved = end.Advance(Shift);
        var rest = MemoryMarshal.CreateSpan(ref Unaligned.At(ref _origin, 1), (int)header - 1);
        rest.CopyTo(MemoryMarshal.CreateSpan(ref Unaligned.At(ref _origin, LengthCode.MaxSize), rest.Length));
        LengthCode.Put(ref _origin, (uint)header);
        return moved;
    }
}
