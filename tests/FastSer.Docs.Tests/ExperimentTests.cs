using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>An optimization cites its evidence by number: what it cites is in docs/performance.md.</summary>
public sealed partial class ExperimentTests
{
    private static readonly string[] s_described =
        [.. Heading().Matches(RepositoryFiles.Read("docs/performance.md")).Select(static match => match.Groups[1].Value)];

    [Fact]
    public void EachExperimentIsDescribedOnce()
    {
        Assert.NotEmpty(s_described);
        Assert.Equal(s_described.Distinct(), s_described);
    }

    [Fact]
    public void EachExperimentThatIsCitedIsDescribed()
    {
        var cited = Citations().ToArray();

        Assert.InRange(cited.Length, 30, int.MaxValue);
        Assert.DoesNotContain(cited, static citation => !s_described.Contains(citation.Id));
    }

    private static IEnumerable<(string Id, string Path)> Citations() =>
        from path in new[] { "src", "tests", "benchmarks", "samples" }.SelectMany(static folder => RepositoryFiles.List(folder, "*.cs"))
            .Concat(RepositoryFiles.List("docs", "*.md"))
        from Match match in Citation().Matches(RepositoryFiles.Read(path))
        select (match.Value, path);

    [GeneratedRegex(@"^#+ (E\d+[a-z]?): ", RegexOptions.Multiline)]
    private static partial Regex Heading();

    /// <summary>In text and comments; bytes in hex have two digits or a neighbour that is one of theirs.</summary>
    [GeneratedRegex(@"(?<![\w""'#.+-])(?<!\b[0-9A-F]{2} )E[1-9]\d?[a-z]?\b(?! [0-9A-F]{2}\b)(?![""'])")]
    private static partial Regex Citation();
}
