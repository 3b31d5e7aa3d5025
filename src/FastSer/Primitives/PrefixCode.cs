using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>
/// Lone integers (docs/wire-format.md, lone integers): the zero bits below the lowest set bit of the first byte say how many
/// bytes follow it, so that nothing loops over bytes. As long as LEB128, and never longer than 9 bytes.
/// </summary>
internal static class PrefixCode
{
    /// <summary>The size of the longest form.</summary>
    public const int MaxSize = 9;

    /// <summary>The size of an integer in bytes.</summary>
    [MethodImpl(Jit.Inline)]
    public static int SizeOf(ulong value) => Math.Min((70 - BitOperations.LeadingZeroCount(value | 1)) / 7, MaxSize);

    /// <summary>The size of the integer that a first byte begins.</summary>
    [MethodImpl(Jit.Inline)]
    public static int SizeOf(byte first) => BitOperations.TrailingZeroCount(first | 0x100) + 1;

    /// <summary>Writes an integer where <see cref="MaxSize"/> bytes are free; returns the reference behind it.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte Put(ref byte destination, ulong value)
    {
        if (value < 0x80)
        {
            destination = (byte)((value << 1) | 1);
            return ref Unaligned.At(ref destination, 1);
        }

        return ref PutLong(ref destination, value);
    }

    /// <summary>Gets the integer of <paramref name="size"/> bytes, all of which the caller has shown to be there.</summary>
    [MethodImpl(Jit.Inline)]
    public static ulong Get(ref byte source, int size) => size == MaxSize
        ? Unaligned.Load<ulong>(ref source, 1)
        : ShortLoad.UpTo8(ref source, size) >> size;

    private static ref byte PutLong(ref byte destination, ulong value)
    {
        var size = SizeOf(value);
        if (size < MaxSize)
        {
            Unaligned.Store(ref destination, (value << size) | (1UL << (size - 1)));
        }
        else
        {
            destination = 0;
            Unaligned.Store(ref destination, 1, value);
        }

        return ref Unaligned.At(ref destination, size);
    }
}
