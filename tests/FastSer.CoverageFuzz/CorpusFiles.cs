namespace FastSer.CoverageFuzz;

/// <summary>
/// Inputs that reached code which the samples do not reach, one file for each kind of input: a run begins with them, and
/// <c>--keep</c> writes those of its inputs that are needed to reach all pairs of branches.
/// </summary>
internal static class CorpusFiles
{
    private const string Folder = "Corpora";

    /// <summary>Longer inputs are not kept: files stay small.</summary>
    private const int LongestInput = 200;

    /// <summary>Returns the inputs that are kept for a target.</summary>
    public static IEnumerable<byte[]> Read(IFuzzTarget target) => Read(Path.Combine(AppContext.BaseDirectory, Folder, FileOf(target)), target);

    /// <summary>Adds to a corpus those inputs that reach what its own inputs do not.</summary>
    /// <param name="folder">The folder of the files.</param>
    /// <param name="target">The target.</param>
    /// <param name="inputs">The inputs that reached something new.</param>
    public static void Add(string folder, IFuzzTarget target, IEnumerable<byte[]> inputs)
    {
        var file = Path.Combine(folder, FileOf(target));
        var map = new CoverageMap();
        foreach (var input in target.CreateSeeds().Concat(Read(file, target)))
        {
            Reaches(target, map, input);
        }

        var added = inputs.Where(static input => input.Length <= LongestInput).OrderBy(static input => input.Length)
            .Where(input => Reaches(target, map, input)).Select(target.ToLine);
        Directory.CreateDirectory(folder);
        File.WriteAllLines(file, (File.Exists(file) ? File.ReadLines(file) : []).Concat(added).Distinct().Order(StringComparer.Ordinal).ToList());
    }

    private static IEnumerable<byte[]> Read(string file, IFuzzTarget target) =>
        File.Exists(file) ? File.ReadLines(file).Select(target.FromLine).OfType<byte[]>() : [];

    private static bool Reaches(IFuzzTarget target, CoverageMap map, byte[] input)
    {
        var before = map.Edges;
        target.Run(input);
        map.Take();
        return map.Edges > before;
    }

    private static string FileOf(IFuzzTarget target) => string.Concat(target.Corpus.ToLowerInvariant().Split(Path.GetInvalidFileNameChars()))
        .Replace(": ", "-", StringComparison.Ordinal).Replace(' ', '-') + ".txt";
}
