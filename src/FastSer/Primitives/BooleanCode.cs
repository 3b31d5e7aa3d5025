using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

/// <summary>Booleans as bits, the lowest first; bits past the end are 0 (docs/wire-format.md, sequences of bool).</summary>
internal static class BooleanCode
{
    /// <summary>Eight bytes with one bit of a byte each, in their order.</summary>
    private const ulong EachBit = 0x8040_2010_0804_0201;

    public static int ByteCount(int count) => (int)(((uint)count + 7) / 8);

    /// <summary>Writes <see cref="ByteCount"/> bytes.</summary>
    public static void Put(ref byte destination, ref byte source, int count)
    {
        var i = 0;
        for (; i <= count - 16; i += 16)
        {
            var isFalse = Vector128.Equals(Unaligned.Load<Vector128<byte>>(ref source, i), Vector128<byte>.Zero);
            Unaligned.Store(ref destination, i / 8, (ushort)~isFalse.ExtractMostSignificantBits());
        }

        for (; i < count; i += 8)
        {
            var bits = 0;
            for (var bit = 0; bit < Math.Min(count - i, 8); bit++)
            {
                bits |= Unaligned.At(ref source, i + bit) != 0 ? 1 << bit : 0;
            }

            Unaligned.At(ref destination, i / 8) = (byte)bits;
        }
    }

    /// <summary>Reads <see cref="ByteCount"/> bytes. False if a bit past the end is set.</summary>
    public static bool TryGet(ref byte destination, ref byte source, int count)
    {
        var i = 0;
        for (; i <= count - 8; i += 8)
        {
            Unaligned.Store(ref destination, i, Spread(Unaligned.At(ref source, i / 8)));
        }

        if (i == count)
        {
            return true;
        }

        int rest = Unaligned.At(ref source, i / 8);
        for (; i < count; i++)
        {
            Unaligned.At(ref destination, i) = (byte)(rest & 1);
            rest >>= 1;
        }

        return rest == 0;
    }

    /// <summary>Eight bytes of 0 or 1: each holds its own bit alone, and 0x7F carries it to the top.</summary>
    [MethodImpl(Jit.Inline)]
    private static ulong Spread(byte bits) =>
        ((((bits * 0x0101_0101_0101_0101UL) & EachBit) + 0x7F7F_7F7F_7F7F_7F7F) >> 7) & 0x0101_0101_0101_0101;
}
