namespace FastSer.Tests.Packing.Layouts;

/// <summary>Where the bytes of a struct lie in memory.</summary>
/// <param name="Number">Its place in <see cref="All"/>.</param>
/// <param name="MemorySize">The size in memory.</param>
/// <param name="MemoryOfWire">For each byte on the wire its place in memory.</param>
internal sealed record Layout(int Number, int MemorySize, int[] MemoryOfWire)
{
    public const int MaxSize = 64;

    /// <summary>Larger structs do not go through vectors.</summary>
    public const int VectorSize = 16;

    private const int WordSize = 4;

    /// <summary>Gets every pair of sizes up to <see cref="MaxSize"/> with every pattern of offsets.</summary>
    public static IReadOnlyList<Layout> All { get; } = CreateAll();

    /// <summary>Gets the struct of this layout.</summary>
    public Type Type => typeof(Placed<,>).MakeGenericType(Memory(MemorySize), NumberType(Number));

    private int WireSize => MemoryOfWire.Length;

    public override string ToString() => $"{WireSize} of {MemorySize} bytes: {string.Join(' ', MemoryOfWire)}";

    private static List<Layout> CreateAll()
    {
        var all = new List<Layout>();
        for (var memorySize = 1; memorySize <= MaxSize; memorySize++)
        {
            for (var wireSize = 1; wireSize <= memorySize; wireSize++)
            {
                foreach (var places in Patterns(memorySize, wireSize).DistinctBy(places => string.Join(' ', places)))
                {
                    all.Add(new Layout(all.Count, memorySize, places));
                }
            }
        }

        return all;
    }

    private static IEnumerable<int[]> Patterns(int memorySize, int wireSize)
    {
        var first = Enumerable.Range(0, wireSize).ToArray();
        var gap = memorySize - wireSize;
        yield return [.. first.Select(place => place < wireSize / 2 ? place : place + gap)];
        if (memorySize > VectorSize)
        {
            // Larger structs are a copy of memory or go member by member: where the bytes lie makes no difference.
            yield break;
        }

        yield return first;
        yield return [.. first.Select(place => place + gap)];
        yield return [.. first.Reverse()];
        yield return [.. first.Select(place => place * memorySize / wireSize)];
        yield return Shuffled(memorySize)[..wireSize];
        if (memorySize == VectorSize && wireSize % WordSize == 0)
        {
            foreach (var words in Arrangements(memorySize / WordSize, wireSize / WordSize))
            {
                yield return [.. words.SelectMany(word => Enumerable.Range(word * WordSize, WordSize))];
            }
        }
    }

    private static int[] Shuffled(int memorySize)
    {
        var places = Enumerable.Range(0, memorySize).ToArray();
        new Random(memorySize).Shuffle(places);
        return places;
    }

    /// <summary>All ways to take so many of the words, in any order.</summary>
    private static IEnumerable<int[]> Arrangements(int words, int taken) => taken == 0
        ? [[]]
        : Arrangements(words, taken - 1)
            .SelectMany(some => Enumerable.Range(0, words).Except(some).Select(next => (int[])[.. some, next]));

    private static Type Memory(int size) => size == 1
        ? typeof(byte)
        : typeof(Pair<,>).MakeGenericType(Memory(size / 2), Memory(size - (size / 2)));

    private static Type NumberType(int number) => number == 0
        ? typeof(Zero)
        : (number % 2 == 0 ? typeof(Double<>) : typeof(DoubleAndOne<>)).MakeGenericType(NumberType(number / 2));
}
