namespace FastSer.MatrixTests;

/// <summary>The names of all pairs.</summary>
public sealed class AllPairs : TheoryData<string>
{
    private static readonly Dictionary<string, MatrixPair> s_byName =
        MatrixPair.All.ToDictionary(static p => p.Name, StringComparer.Ordinal);

    public AllPairs() => AddRange([.. MatrixPair.All.Select(static p => p.Name)]);

    internal static MatrixPair Get(string name) => s_byName[name];
}
