using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Tests;

/// <summary>The page of other runtimes: a column each, for the systems and rows that ran there.</summary>
public class RuntimePageTests
{
    private const string Path = "comparison/runtimes.md";

    private static readonly BenchmarkReport s_main = Report(
        ".NET 10",
        [Row("000/a/read", ("FastSer", 10), ("B", 20), ("C", 30)), Row("000/b/read", ("FastSer", 11), ("B", 21))],
        [new ProcessFigure("FastSer", [50], [3e8], 1), new ProcessFigure("C", [70], [4e8], 1)]);

    private static readonly BenchmarkReport s_aot = Report(
        ".NET 10, NativeAOT", [Row("000/a/read", ("FastSer", 12), ("B", 18))], [new ProcessFigure("FastSer", [5], [2e8], 1)]);

    [Fact]
    public void SystemsAndRowsThatRanElsewhereHaveAColumnForEachRuntime()
    {
        var page = PagesOf(s_main, s_aot).Single(static page => page.Path == Path).Text;
        Assert.Contains(
            "| Row | System | .NET 10 | .NET 10, NativeAOT |\n| --- | --- | ---: | ---: |\n"
            + "| 000/a/read | FastSer | 10.0 ns | 12.0 ns |\n|  | B | 20.0 ns | 18.0 ns |\n\n", page, StringComparison.Ordinal);
        Assert.DoesNotContain("000/b/read", page, StringComparison.Ordinal);
        Assert.DoesNotContain("| C |", page, StringComparison.Ordinal);
    }

    [Fact]
    public void SummaryIsOfTheRowsThatRanOnEach()
    {
        var page = PagesOf(s_main, s_aot).Single(static page => page.Path == Path).Text;
        Assert.Contains("| .NET 10 | 1 | 1 | 0 | 0 | - | 2.00 (2.00 to 2.00) |\n", page, StringComparison.Ordinal);
        Assert.Contains("| .NET 10, NativeAOT | 1 | 1 | 0 | 0 | - | 1.50 (1.50 to 1.50) |\n", page, StringComparison.Ordinal);
    }

    [Fact]
    public void StartUpAndMemoryHaveARowForEachSystem()
    {
        var page = PagesOf(s_main, s_aot).Single(static page => page.Path == Path).Text;
        Assert.Contains("| FastSer | first byte, ms | 50 | 5 |\n|  | peak, MB | 300 | 200 |\n\n", page, StringComparison.Ordinal);
    }

    [Fact]
    public void FirstPageLinksToIt() =>
        Assert.Contains($"]({Path}): .NET 10, NativeAOT\n", PagesOf(s_main, s_aot)[0].Text, StringComparison.Ordinal);

    [Fact]
    public void DocumentOfOneRuntimeHasNoSuchPage() => Assert.DoesNotContain(
        PagesOf(s_main), static page => page.Path == Path || page.Text.Contains("runtimes.md", StringComparison.Ordinal));

    [Fact]
    public void ReportsAreJoinedByRuntime()
    {
        var other = Report(".NET 10", [Row("001/a/read", ("FastSer", 1), ("B", 2))], null);
        var joined = ReportJoin.ByRuntime([s_main, s_aot, other]);
        Assert.Equal([".NET 10", ".NET 10, NativeAOT"], joined.Select(static report => report.Environment.Runtime));
        Assert.Equal(3, joined[0].Suites.Sum(static suite => suite.Rows.Count));
        Assert.Throws<ArgumentException>(() => ReportJoin.ByRuntime([s_main, s_aot, s_aot]));
    }

    private static List<(string Path, string Text)> PagesOf(BenchmarkReport report, params BenchmarkReport[] others) =>
        [.. new ComparisonDocument(report, new DocumentTexts("", "", ReasonBook.Read("")), others).Write(static _ => "", "")];

    private static BenchmarkReport Report(string runtime, IReadOnlyList<RowResult> rows, IReadOnlyList<ProcessFigure>? processes)
    {
        var suites = rows.GroupBy(static row => row.Id[..3]).Select(static group => new SuiteResult(group.Key, group.Key, "source", [.. group]));
        var environment = RunEnvironment.Current("command", "method") with { Runtime = runtime };
        return new BenchmarkReport(environment, new Dictionary<string, string>(), [], [.. suites], processes);
    }

    private static RowResult Row(string id, params (string Name, double Time)[] candidates) => RowSummary.Of(
        id, id,
        [.. candidates.Select(static one => new CandidateMeasurement(one.Name, CandidateKind.Serializer, 0, 1, "", [[one.Time, one.Time, one.Time]]))],
        [], null);
}
