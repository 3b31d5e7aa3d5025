using System.Collections;

namespace FastSer.Primitives;

/// <summary>Bit arrays as bytes, the lowest bit first; bits past the end are 0 (docs/wire-format.md, BitArray).</summary>
internal static class BitArrayCode
{
    /// <summary>Writes 8 bits: those behind the last one are 0.</summary>
    public static byte ByteAt(BitArray bits, int index)
    {
        var start = index * 8;
        var end = Math.Min(bits.Length - start, 8);
        var value = 0;
        for (var i = 0; i < end; i++)
        {
            value |= bits[start + i] ? 1 << i : 0;
        }

        return (byte)value;
    }

    /// <summary>The most bits that the runtime's constructor over bytes accepts.</summary>
    public const int MaxBits = int.MaxValue - 31;

    public static int ByteCount(int bitCount) => (int)(((uint)bitCount + 7) / 8);

    public static BitArray FromBytes(ReadOnlySpan<byte> bytes, int bitCount)
    {
        if ((bitCount & 7) != 0 && bytes[^1] >> (bitCount & 7) != 0)
        {
            Throw.InvalidValue();
        }

        return new BitArray(bytes.ToArray()) { Length = bitCount };
    }
}
