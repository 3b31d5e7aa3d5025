namespace FastSer.Fuzz;

/// <summary>A finding that was made once, as source text: a folder of them is run again by every build.</summary>
/// <param name="Name">The name of the file.</param>
/// <param name="Root">The root type as text.</param>
/// <param name="Source">The declarations.</param>
public sealed record CorpusFile(string Name, string Root, string Source)
{
    private const string RootMark = "// root: ";

    public static string Folder { get; } = Path.Combine(AppContext.BaseDirectory, "corpus");

    /// <summary>The folder in the repository that holds this program; else the one beside the program.</summary>
    public static string SourceFolder
    {
        get
        {
            for (var folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
            {
                var corpus = Path.Combine(folder, "tests", "FastSer.Fuzz", "corpus");
                if (Directory.Exists(corpus))
                {
                    return corpus;
                }
            }

            return Folder;
        }
    }

    public static CorpusFile Read(string path)
    {
        var lines = File.ReadAllLines(path);
        var root = lines.First(static line => line.StartsWith(RootMark, StringComparison.Ordinal))[RootMark.Length..];
        return new CorpusFile(Path.GetFileName(path), root, string.Join('\n', lines));
    }

    /// <summary>Writes a finding; one of the same name is replaced.</summary>
    internal static string Write(string folder, Finding finding)
    {
        Directory.CreateDirectory(folder);
        var slug = string.Concat(finding.Signature.Where(static c => char.IsAsciiLetterOrDigit(c) || c == ' ')).Replace(' ', '-').Trim('-');
        var path = Path.Combine(folder, $"{slug[..Math.Min(40, slug.Length)]}-{finding.Seed}.cs.txt");
        var message = string.Join('\n', finding.Message.Split('\n').Select(static line => "// " + line[..Math.Min(300, line.Length)]));
        File.WriteAllText(path, $"// seed: {finding.Seed}\n{message}\n{RootMark}{finding.RootText}\n{finding.Source}\n");
        return path;
    }

    /// <summary>Compiles the source and runs its root through the list of operations.</summary>
    public void Replay(int seed, int values, int mutants)
    {
        foreach (var testCase in BatchRunner.CasesOf(BatchRunner.Compile(Source, RootSource.OfText([(Name, Root)]))))
        {
            testCase.Accept(new OperationCheck(seed, values, mutants));
        }
    }
}
