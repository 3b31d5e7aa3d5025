using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>docs/fuzzing-targets.tsv, which the fuzzer writes: it has all targets, and no finding is open.</summary>
public sealed partial class FuzzingPageTests
{
    private const string List = "tests/FastSer.CoverageFuzz/TargetList.cs";

    [Fact]
    public void EveryOperationHasARowWithoutFindings()
    {
        var rows = RepositoryFiles.Read("docs/fuzzing-targets.tsv").Split('\n').Where(static line => RowPattern().IsMatch(line)).ToArray();
        var operations = OperationPattern().Matches(RepositoryFiles.Read(List).Split("s_operations =")[1].Split("];")[0])
            .Select(static match => match.Groups[1].Value);

        Assert.InRange(rows.Length, 50, int.MaxValue);
        Assert.All(operations, operation => Assert.Contains(rows, row => row.StartsWith(operation, StringComparison.Ordinal)));
        Assert.All(rows, static row => Assert.EndsWith("\t0", row, StringComparison.Ordinal));
    }

    [GeneratedRegex(@"^[^\t]+(\t\d+){4}$")]
    private static partial Regex RowPattern();

    [GeneratedRegex("\"([^\"]+)\"")]
    private static partial Regex OperationPattern();
}
