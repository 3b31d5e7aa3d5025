using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>The README stays short, and what it shows is what CI runs.</summary>
public sealed partial class ReadmeTests
{
    private static readonly string s_readme = RepositoryFiles.Read("README.md");

    [Fact]
    public void ExampleIsTheQuickStartSample()
    {
        var example = Assert.Single(MarkdownBlocks.Of(s_readme, "csharp"));

        Assert.Equal(RepositoryFiles.Read("samples/FastSer.Samples.QuickStart/Program.cs"), example);
        Assert.Equal(12, example.TrimEnd('\n').Split('\n').Length);
    }

    [Fact]
    public void PrintedLineIsTheOneThatIsChecked()
    {
        var printed = ExpectedOutput().Match(RepositoryFiles.Read("samples/run.sh")).Groups[1].Value;

        Assert.Contains($"it prints `{printed}`", s_readme, StringComparison.Ordinal);
    }

    [Fact]
    public void CommandsAreInstallationComparisonAndTests() => Assert.Equal(
        [
            "dotnet add package FastSer\n",
            "dotnet run -c Release --project benchmarks/FastSer.Benchmarks\n",
            "dotnet run -c Release --project benchmarks/FastSer.SafetyComparison\n",
            "dotnet test\n",
        ],
        MarkdownBlocks.Of(s_readme, "bash"));

    [Fact]
    public void ReadmeIsShort() => Assert.InRange(s_readme.Split('\n').Length, 1, 150);

    /// <summary>The page of the comparison that a stranger reads first is short; the tables of all systems have pages of their own.</summary>
    [Fact]
    public void FirstPageOfTheComparisonIsShort() => Assert.InRange(RepositoryFiles.Read("docs/comparison.md").Length, 1, 25 * 1024);

    [GeneratedRegex("^expected='(.*)'$", RegexOptions.Multiline)]
    private static partial Regex ExpectedOutput();
}
