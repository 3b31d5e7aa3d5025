using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>Links between the repository's documents lead somewhere.</summary>
public sealed partial class LinkTests
{
    public static TheoryData<string> Documents =>
    [
        .. RepositoryFiles.List("docs", "*.md"),
        "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md",
    ];

    [Theory]
    [MemberData(nameof(Documents))]
    public void LinksLeadToFilesAndHeadings(string path)
    {
        var folder = Path.GetDirectoryName(path)!;
        foreach (Match link in Link().Matches(RepositoryFiles.Read(path)))
        {
            var target = link.Groups["path"].Value;
            var file = target.Length == 0 ? path : Path.Combine(folder, target);
            Assert.True(Path.Exists(Path.Combine(RepositoryFiles.Root, file)), $"{path} links to {target}, which does not exist.");
            if (link.Groups["anchor"] is { Success: true, Value: var anchor })
            {
                Assert.Contains(anchor, Anchors(RepositoryFiles.Read(file)));
            }
        }
    }

    /// <summary>Code cites documents by name and section.</summary>
    [Fact]
    public void CitedDocumentsExist()
    {
        foreach (var path in RepositoryFiles.List("src", "*.cs"))
        {
            foreach (Match citation in Citation().Matches(RepositoryFiles.Read(path)))
            {
                Assert.True(
                    File.Exists(Path.Combine(RepositoryFiles.Root, citation.Value)), $"{path} cites {citation.Value}.");
            }
        }
    }

    /// <summary>Code cites the experiments of the performance document by number.</summary>
    [Fact]
    public void CitedExperimentsExist()
    {
        var document = RepositoryFiles.Read("docs/performance.md");
        foreach (var path in RepositoryFiles.List("src", "*.cs"))
        {
            foreach (Match citation in Experiment().Matches(RepositoryFiles.Read(path)))
            {
                Assert.Contains($"### {citation.Groups[1].Value}: ", document, StringComparison.Ordinal);
            }
        }
    }

    private static IEnumerable<string> Anchors(string markdown) =>
        Heading().Matches(markdown).Select(static heading => NotInAnchor()
            .Replace(heading.Groups[1].Value, "").Replace(' ', '-').ToLowerInvariant());

    [GeneratedRegex(@"\]\((?!https?:)(?<path>[^)#\s]*)(#(?<anchor>[^)\s]+))?\)")]
    private static partial Regex Link();

    [GeneratedRegex("^#+ (.+)$", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex(@"[^\w\- ]")]
    private static partial Regex NotInAnchor();

    [GeneratedRegex(@"(?:performance\.md, |\()(E\d+a?)[\):]")]
    private static partial Regex Experiment();

    [GeneratedRegex(@"docs/[\w/-]+\.md")]
    private static partial Regex Citation();
}
