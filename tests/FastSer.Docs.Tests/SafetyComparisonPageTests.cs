using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>docs/safety-comparison.md is what benchmarks/FastSer.SafetyComparison wrote.</summary>
public sealed partial class SafetyComparisonPageTests
{
    private static readonly string s_page = RepositoryFiles.Read("docs/safety-comparison.md");

    [Fact]
    public void PageHasEveryAttackOnEverySystem()
    {
        var titles = Titles().Matches(RepositoryFiles.Read("benchmarks/FastSer.SafetyComparison/Attack.cs")).Select(static match => match.Groups[1].Value).ToArray();
        var systems = RepositoryFiles.List("benchmarks/FastSer.SafetyComparison/Subjects", "*.cs").Count();

        Assert.NotEmpty(titles);
        Assert.Equal(titles, Headings().Matches(s_page).Select(static match => match.Groups[1].Value));

        // MessagePack has two settings.
        Assert.Equal((systems + 1) * (titles.Length + 1), s_page.Split('\n').Count(static line => line.StartsWith("| ", StringComparison.Ordinal)
            && !line.StartsWith("| system", StringComparison.Ordinal)));
    }

    [Fact]
    public void NoAttackWasLeftOut() => Assert.DoesNotContain("not run", s_page, StringComparison.Ordinal);

    /// <summary>The README and "Is it safe?" rest on this.</summary>
    [Fact]
    public void NoAttackHarmsFastSer()
    {
        var lines = s_page.Split('\n').Where(static line => line.StartsWith("| FastSer |", StringComparison.Ordinal)).ToArray();

        Assert.NotEmpty(lines);
        Assert.All(lines, static line => Assert.DoesNotContain("**", line, StringComparison.Ordinal));
    }

    [GeneratedRegex("""^        new\("[a-z]+", "([^"]+)",""", RegexOptions.Multiline)]
    private static partial Regex Titles();

    [GeneratedRegex("^## (.+)$", RegexOptions.Multiline)]
    private static partial Regex Headings();
}
