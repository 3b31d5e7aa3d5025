using FastSer.Fuzz;

namespace FastSer.MatrixTests.RandomTypes;

/// <summary>Every finding that was ever made, as the smallest source that showed it.</summary>
public sealed class CorpusTests
{
    private const int Seed = 1;
    private const int Values = 40;
    private const int Mutants = 20;

    public static TheoryData<string> Files =>
        [.. Directory.EnumerateFiles(CorpusFile.Folder, "*.cs.txt").Select(static path => Path.GetFileName(path))];

    [Theory]
    [MemberData(nameof(Files))]
    public void FindingStaysMended(string file) =>
        CorpusFile.Read(Path.Combine(CorpusFile.Folder, file)).Replay(Seed, Values, Mutants);
}
