namespace FastSer.SafetyTests.Surroundings;

/// <summary>Arrays of the Compact format that are long enough for the widest vectors, valid and with one byte changed.</summary>
internal static class IntegerRuns
{
    private const int Mutants = 60;

    private static readonly int[] s_counts = [31, 64, 65, 127, 128, 255, 256, 300, 700];

    public static IEnumerable<byte[]> Inputs()
    {
        var random = new Random(1);
        foreach (var count in s_counts)
        {
            var bytes = FastSerializer.Serialize(new CompactCollections
            {
                Ints = [.. Values(count, 4).Select(static value => (int)value)],
                Longs = [.. Values(count, 8).Select(static value => (long)value)],
                Shorts = [.. Values(count, 2).Select(static value => (ushort)value)],
                Natives = [.. Values(count, 8).Select(static value => (nint)(long)value)],
            });
            yield return bytes;
            for (var i = 0; i < Mutants; i++)
            {
                var mutant = (byte[])bytes.Clone();
                mutant[random.Next(mutant.Length)] = (byte)(random.Next(2) * random.Next(256));
                yield return random.Next(4) == 0 ? mutant[..random.Next(mutant.Length)] : mutant;
            }
        }

        IEnumerable<ulong> Values(int count, int size) => Enumerable.Range(0, count)
            .Select(_ => (ulong)random.NextInt64(long.MinValue, long.MaxValue) >> (64 - (random.Next(1, size + 1) * 8)));
    }
}
