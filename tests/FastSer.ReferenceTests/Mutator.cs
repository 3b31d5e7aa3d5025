using System.Buffers.Binary;

namespace FastSer.ReferenceTests;

/// <summary>Makes inputs that are almost valid. The same random numbers make the same input.</summary>
internal sealed class Mutator
{
    private const int MaxSeedLength = 1500;
    private const int RandomValues = 12;

    private static readonly byte[] s_bytes = [0, 1, 2, 3, 4, 127, 128, 252, 253, 254, 255];

    private static readonly uint[] s_lengths =
    [
        0, 1, 2, 254, 255, 256, 257, 65_535, 65_536, 0x00FF_FFFF, 0x3FFF_FFFF, 0x4000_0000, 0x7FFF_FFC7, 0x7FFF_FFC8,
        0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF,
    ];

    private readonly List<(byte[] Bytes, IReadOnlyList<int> Structure)> _seeds = [];

    public Mutator(TestCase testCase)
    {
        var model = ReferenceModel.Of(testCase.Type);
        var random = Enumerable.Range(0, RandomValues).Select(i => new ValueGenerator(i).Create(testCase.Type));
        foreach (var value in testCase.CreateSamples().Concat(random))
        {
            var bytes = model.Encode(value, out var structure);
            if (bytes.Length <= MaxSeedLength)
            {
                _seeds.Add((bytes, structure));
            }
        }
    }

    /// <summary>One to three changes of a valid encoding.</summary>
    public byte[] Mutate(Random random)
    {
        var (input, structure) = _seeds[random.Next(_seeds.Count)];
        input = Once(random, input, structure);
        for (var rounds = random.Next(5) - 2; rounds > 0; rounds--)
        {
            // After the first change the structure has moved.
            input = Once(random, input, []);
        }

        return input;
    }

    public byte[] Once(Random random, byte[] input, IReadOnlyList<int> structure)
    {
        if (input.Length == 0)
        {
            return [s_bytes[random.Next(s_bytes.Length)]];
        }

        var position = structure.Count > 0 && random.Next(3) > 0
            ? structure[random.Next(structure.Count)]
            : random.Next(input.Length);
        return random.Next(12) switch
        {
            0 => With(input, position, (byte)(input[position] ^ (1 << random.Next(8)))),
            1 => With(input, position, s_bytes[random.Next(s_bytes.Length)]),
            2 => With(input, position, (byte)(input[position] << (1 + random.Next(7)))),
            3 or 4 => With(input, position, (byte)(input[position] + random.Next(-2, 3))),
            5 => Replace(input, position, 1, LongLength(s_lengths[random.Next(s_lengths.Length)])),
            6 => Replace(input, position, 1, LongLength(input[position])),
            7 => Splice(random, input, _seeds[random.Next(_seeds.Count)].Bytes),
            8 => Replace(input, position, 0, Piece(random, input)),
            9 => Replace(input, position, Math.Min(1 + random.Next(8), input.Length - position), []),
            10 => input[..position],
            _ => [.. input, .. Piece(random, input)],
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

    private static byte[] Splice(Random random, byte[] first, byte[] second) =>
        [.. first.AsSpan(0, random.Next(first.Length + 1)), .. second.AsSpan(random.Next(second.Length + 1))];

    private static byte[] Piece(Random random, byte[] input)
    {
        var start = random.Next(input.Length);
        return input.AsSpan(start, Math.Min(1 + random.Next(16), input.Length - start)).ToArray();
    }

    private static byte[] LongLength(uint length)
    {
        var header = new byte[5];
        header[0] = 255;
        BinaryPrimitives.WriteUInt32LittleEndian(header.AsSpan(1), length);
        return header;
    }
}
