using FastSer.Fuzz;

namespace FastSer.MatrixTests.RandomTypes;

/// <summary>Every finding that was ever made, as the smallest source that showed it.</summary>
[Trait("Needs", "files of the repository")]
public sealed class CorpusTests
{
    private const int Seed = 1;
    private static int Values => TestDepth.Choose(all: 40, quick: 4);

    private static int Mutants => TestDepth.Choose(all: 20, quick: 2);

    public static TheoryData<string> Files =>
    [
        .. TestDepth.Sample(Directory.EnumerateFiles(CorpusFile.Folder, "*.cs.txt").Order(StringComparer.Ordinal), 20)
            .Select(static path => Path.GetFileName(path)),
    ];

    [Theory]
    [MemberData(nameof(Files))]
    public void FindingStaysMended(string file) =>
        CorpusFile.Read(Path.Combine(CorpusFile.Folder, file)).Replay(Seed, Values, Mutants);
}
