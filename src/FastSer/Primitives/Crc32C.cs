using System.Buffers.Binary;
using System.Numerics;

namespace FastSer.Primitives;

/// <summary>
/// CRC-32C (Castagnoli): polynomial 1EDC6F41, reflected, begun and ended with all bits set. <see cref="BitOperations"/> uses the instruction of
/// the processor, or a table.
/// </summary>
internal static class Crc32C
{
    /// <summary>
    /// The instruction takes three cycles, and one can begin in each: three lanes of a block are computed at once, which takes 0.05 ns a byte
    /// instead of 0.13 (medians of interleaved runs under load, blocks of 10 KB).
    /// </summary>
    private const int LaneSize = 512;

    private const int Bytes = 256;

    /// <summary>For each byte of a CRC: what it becomes if the bytes of a lane, all zero, follow.</summary>
    private static readonly uint[] s_behindLane = CreateTable();

    /// <summary>The CRC of bytes.</summary>
    public static uint Of(ReadOnlySpan<byte> data)
    {
        var crc = uint.MaxValue;
        while (data.Length >= 3 * LaneSize)
        {
            crc = AddLanes(crc, data[..(3 * LaneSize)]);
            data = data[(3 * LaneSize)..];
        }

        while (data.Length >= sizeof(ulong))
        {
            crc = BitOperations.Crc32C(crc, Word(data));
            data = data[sizeof(ulong)..];
        }

        foreach (var value in data)
        {
            crc = BitOperations.Crc32C(crc, value);
        }

        return ~crc;
    }

    private static uint AddLanes(uint crc, ReadOnlySpan<byte> data)
    {
        var first = data[..LaneSize];
        var second = data.Slice(LaneSize, LaneSize);
        var third = data.Slice(2 * LaneSize, LaneSize);
        var (ofSecond, ofThird) = (0u, 0u);
        for (var i = 0; i <= LaneSize - sizeof(ulong); i += sizeof(ulong))
        {
            crc = BitOperations.Crc32C(crc, Word(first[i..]));
            ofSecond = BitOperations.Crc32C(ofSecond, Word(second[i..]));
            ofThird = BitOperations.Crc32C(ofThird, Word(third[i..]));
        }

        return BehindLane(BehindLane(crc) ^ ofSecond) ^ ofThird;
    }

    private static ulong Word(ReadOnlySpan<byte> data) => BinaryPrimitives.ReadUInt64LittleEndian(data);

    private static uint BehindLane(uint crc)
    {
        var table = s_behindLane;
        return table[crc & 0xFF]
            ^ table[Bytes + ((crc >> 8) & 0xFF)]
            ^ table[(2 * Bytes) + ((crc >> 16) & 0xFF)]
            ^ table[(3 * Bytes) + (crc >> 24)];
    }

    private static uint[] CreateTable()
    {
        var table = new uint[4 * Bytes];
        for (var i = 0; i < table.Length; i++)
        {
            var crc = (uint)(i % Bytes) << (i / Bytes * 8);
            for (var done = 0; done < LaneSize; done += sizeof(ulong))
            {
                crc = BitOperations.Crc32C(crc, 0UL);
            }

            table[i] = crc;
        }

        return table;
    }
}
