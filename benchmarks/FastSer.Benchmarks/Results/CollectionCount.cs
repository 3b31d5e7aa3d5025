namespace FastSer.Benchmarks.Results;

/// <summary>Garbage collections by generation.</summary>
internal static class CollectionCount
{
    public static readonly int Generations = GC.MaxGeneration + 1;

    /// <summary>So far in this process. Allocates nothing, or it would count what it causes.</summary>
    public static void Read(Span<int> counts)
    {
        for (var generation = 0; generation < counts.Length; generation++)
            counts[generation] = GC.CollectionCount(generation);
    }

    /// <summary>Null when a part is not known.</summary>
    public static int[]? Sum(IEnumerable<int[]?> parts) => parts.Aggregate((sum, part) =>
        sum is null || part is null ? null : [.. sum.Zip(part, (a, b) => a + b)]);
}
