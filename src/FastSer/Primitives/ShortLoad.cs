namespace FastSer.Primitives;

/// <summary>Integers of a few bytes where no more than these may be read: at the end of an input.</summary>
internal static class ShortLoad
{
    /// <summary>Loads up to 8 bytes, all of which the caller has shown to be there, by at most two overlapping loads.</summary>
    public static ulong UpTo8(ref byte source, int size)
    {
        if (size >= 4)
        {
            ulong first = Unaligned.Load<uint>(ref source);
            ulong last = Unaligned.Load<uint>(ref source, size - 4);
            return first | (last << ((size - 4) * 8));
        }

        if (size >= 2)
        {
            ulong first = Unaligned.Load<ushort>(ref source);
            ulong last = Unaligned.Load<ushort>(ref source, size - 2);
            return first | (last << ((size - 2) * 8));
        }

        return size == 0 ? 0UL : source;
    }
}
