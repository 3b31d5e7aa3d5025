using System.Buffers.Binary;

namespace FastSer.SafetyTests.Fuzzing;

/// <summary>Makes hostile inputs out of valid ones. The same random numbers make the same input.</summary>
internal sealed class Mutator(Random random)
{
    private static readonly byte[] s_bytes = [0, 1, 2, 3, 127, 128, 252, 253, 254, 255];

    private static readonly uint[] s_lengths =
    [
        0, 1, 2, 254, 255, 256, 65_535, 65_536, 0x00FF_FFFF, 0x3FFF_FFFF, 0x4000_0000, 0x7FFF_FFC7, 0x7FFF_FFFE,
        0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF,
    ];

    public byte[] Mutate(Corpus corpus)
    {
        var seed = corpus.Seeds[random.Next(corpus.Seeds.Count)];
        var input = seed.Bytes;
        for (var rounds = 1 + random.Next(3); rounds > 0; rounds--)
        {
            // After the first change the structure has moved.
            input = Once(input, ReferenceEquals(input, seed.Bytes) ? seed.Structure : [], corpus);
        }

        return input;
    }

    private byte[] Once(byte[] input, IReadOnlyList<int> structure, Corpus corpus)
    {
        if (input.Length == 0)
        {
            return [s_bytes[random.Next(s_bytes.Length)]];
        }

        var position = structure.Count > 0 && random.Next(2) == 0
            ? structure[random.Next(structure.Count)]
            : random.Next(input.Length);
        return random.Next(11) switch
        {
            0 => With(input, position, (byte)(input[position] ^ (1 << random.Next(8)))),
            1 => With(input, position, s_bytes[random.Next(s_bytes.Length)]),
            2 => With(input, position, (byte)(input[position] << (1 + random.Next(7)))),
            3 => With(input, position, (byte)(input[position] + random.Next(-2, 3))),
            4 => Replace(input, position, 1, LongLength()),
            5 => Replace(input, position, Math.Min(4, input.Length - position), LongLength().AsSpan(1)),
            6 => Splice(input, corpus.Seeds[random.Next(corpus.Seeds.Count)].Bytes),
            7 => Replace(input, position, 0, Piece(input)),
            8 => Replace(input, position, Math.Min(1 + random.Next(8), input.Length - position), []),
            9 => input[..position],
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
