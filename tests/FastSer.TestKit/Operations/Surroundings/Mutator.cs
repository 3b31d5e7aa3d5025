using System.Buffers.Binary;

namespace FastSer.TestKit.Operations;

/// <summary>Changes bytes of values: bits, bytes, counts, tags, masks and headers, pieces of other values.</summary>
public sealed class Mutator(Random random, IReadOnlyList<byte[]> others)
{
    private static readonly byte[] s_bytes = [0, 1, 2, 3, 4, 127, 128, 129, 252, 253, 254, 255];

    private static readonly uint[] s_lengths =
    [
        0, 1, 2, 254, 255, 256, 65_535, 65_536, 0x00FF_FFFF, 0x3FFF_FFFF, 0x4000_0000, 0x7FFF_FFC7, 0x7FFF_FFFE,
        0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF,
    ];

    public byte[] Mutate(byte[] input)
    {
        for (var rounds = 1 + (random.Next(3) / 2); rounds > 0; rounds--)
        {
            input = Once(input);
        }

        return input;
    }

    private byte[] Once(byte[] input)
    {
        if (input.Length == 0)
        {
            return [s_bytes[random.Next(s_bytes.Length)]];
        }

        // Headers, tags and masks stand at the front more often than elsewhere.
        var position = random.Next(3) == 0 ? random.Next(Math.Min(8, input.Length)) : random.Next(input.Length);
        return random.Next(12) switch
        {
            0 or 1 => With(input, position, (byte)(input[position] ^ (1 << random.Next(8)))),
            2 => With(input, position, s_bytes[random.Next(s_bytes.Length)]),
            3 => With(input, position, (byte)(input[position] << (1 + random.Next(7)))),
            4 => With(input, position, (byte)(input[position] + random.Next(-2, 3))),
            5 => Replace(input, position, 1, LongLength()),
            6 => Replace(input, position, Math.Min(4, input.Length - position), LongLength().AsSpan(1)),
            7 => Splice(input, others[random.Next(others.Count)]),
            8 => Replace(input, position, 0, Piece(input)),
            9 => Replace(input, position, Math.Min(1 + random.Next(8), input.Length - position), []),
            10 => input[..position],
            _ => [.. input, .. Piece(input)],
        };
    }

    private static byte[] With(byte[] input, int position, byte value)
    {
        byte[] changed = [.. input];
        changed[position] = value;
        return changed;
    }

    private static byte[] Replace(byte[] input, int position, int count, ReadOnlySpan<byte> by) =>
        [.. input.AsSpan(0, position), .. by, .. input.AsSpan(position + count)];

    private byte[] Splice(byte[] first, byte[] second) =>
        [.. first.AsSpan(0, random.Next(first.Length + 1)), .. second.AsSpan(random.Next(second.Length + 1))];

    private byte[] Piece(byte[] input)
    {
        var start = random.Next(input.Length);
        return input.AsSpan(start, Math.Min(1 + random.Next(16), input.Length - start)).ToArray();
    }

    private byte[] LongLength()
    {
        var header = new byte[5];
        header[0] = 255;
        BinaryPrimitives.WriteUInt32LittleEndian(header.AsSpan(1), s_lengths[random.Next(s_lengths.Length)]);
        return header;
    }
}
