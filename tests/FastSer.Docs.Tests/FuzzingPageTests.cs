using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>docs/fuzzing.md, which the fuzzer writes: it has all targets, and no finding is open.</summary>
public sealed partial class FuzzingPageTests
{
    private const string List = "tests/FastSer.CoverageFuzz/TargetList.cs";

    [Fact]
    public void EveryOperationHasARowWithoutFindings()
    {
        var rows = RepositoryFiles.Read("docs/fuzzing.md").Split('\n').Where(static line => RowPattern().IsMatch(line)).ToArray();
        var operations = OperationPattern().Matches(RepositoryFiles.Read(List).Split("s_operations =")[1].Split("];")[0])
            .Select(static match => match.Groups[1].Value);

        Assert.InRange(rows.Length, 50, int.MaxValue);
        Assert.All(operations, operation => Assert.Contains(rows, row => row.StartsWith($"| {operation}", StringComparison.Ordinal)));
        Assert.All(rows, static row => Assert.EndsWith("| 0 |", row, StringComparison.Ordinal));
    }

    [GeneratedRegex(@"^\| .+ \| [\d,]+ \| [\d,]+ \| [\d,]+ \| \d+ \|$")]
    private static partial Regex RowPattern();

    [GeneratedRegex("\"([^\"]+)\"")]
    private static partial Regex OperationPattern();
}
