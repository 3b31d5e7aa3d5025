using System.Runtime.CompilerServices;

namespace FastSer;

public readonly ref partial struct WriteBlock
{
    /// <summary>Begins an object in the Compact format, whose control bytes are the first ones of the block.</summary>
    /// <param name="controlSize">The number of control bytes.</param>
    /// <returns>The writer of control bits and integers.</returns>
    [MethodImpl(Jit.Inline)]
    public CompactWriter BeginCompact(int controlSize) => new(this, controlSize);

    /// <summary>Writes a string of the Compact format, for which <see cref="FastWriter.GetMaxByteCount"/> bytes are reserved.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The string or null.</param>
    /// <returns>The block behind the string.</returns>
    [MethodImpl(Jit.Inline)]
    public WriteBlock WriteCompactString(int offset, string? value)
    {
#if FASTSER_CHECKED
        ref var end = ref CompactStringCode.Put(ref At(offset, (int)FastWriter.GetMaxByteCount(value)), value);
        return new WriteBlock(ref end, _length - (int)Unaligned.Distance(ref _origin, ref end));
#else
        return new WriteBlock(ref CompactStringCode.Put(ref Unaligned.At(ref _origin, offset), value), 0);
#endif
    }
}
