using System.Xml.Linq;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Tests;

public class ResultTests
{
    [Fact]
    public void FloorIsNeverTheBest()
    {
        var row = Row(Serializer("A", 20), Serializer("B", 10), Floor("Floor", 1));
        Assert.Equal("B", row.Best);
        Assert.Equal(["Floor", "B", "A"], row.Candidates.Select(candidate => candidate.Measurement.Name));
        Assert.Equal([0.1, 1, 2], row.Candidates.Select(candidate => candidate.RatioToBest.Middle));
    }

    [Fact]
    public void VerdictComparesFastSerWithTheBestRival()
    {
        var row = Row(Serializer("A", 30), Serializer("FastSer", 10), Serializer("B", 20), Floor("Floor", 1));
        Assert.Equal("FastSer is 2.00 times as fast as B (95 %: 2.00 to 2.00)", row.Verdict);
    }

    [Fact]
    public void LossIsSaidPlainly()
    {
        var row = Row(Serializer("FastSer", 30), Serializer("B", 20));
        Assert.Equal("FastSer is slower than B: 1.50 times the time (95 %: 1.50 to 1.50)", row.Verdict);
    }

    [Fact]
    public void RowWithoutFastSerHasNoVerdict() =>
        Assert.Equal("", Row(Serializer("A", 30), Serializer("B", 20)).Verdict);

    [Fact]
    public void ReportsOfProcessesJoinTheirSamples()
    {
        var merged = ReportMerge.Of(
        [
            Report(Row(Serializer("FastSer", 10), Serializer("B", 20))),
            Report(Row(Serializer("FastSer", 10), Serializer("B", 9))),
            Report(Row(Serializer("FastSer", 10), Serializer("B", 30))),
        ]);
        var row = merged.Suites[0].Rows[0];
        Assert.Equal("FastSer and B tie (95 %: 0.90 to 3.00)", row.Verdict);
        Assert.All(row.Candidates, candidate => Assert.Equal(3, candidate.Measurement.Samples.Length));
    }

    [Fact]
    public void CandidateMissingInOneProcessIsNamed()
    {
        var merged =
            ReportMerge.Of([Report(Row(Serializer("A", 10), Serializer("B", 9))), Report(Row(Serializer("A", 10)))]);
        var row = merged.Suites[0].Rows[0];
        Assert.Equal("A", Assert.Single(row.Candidates).Measurement.Name);
        Assert.Equal("B", Assert.Single(row.Absent).Name);
    }

    [Fact]
    public void RowThatOneProcessDidNotFinishIsKept()
    {
        var finished = Report(Row(Serializer("A", 10)));
        var merged = ReportMerge.Of([finished, finished with { Suites = [] }]);
        Assert.Single(merged.Suites[0].Rows[0].Candidates[0].Measurement.Samples);
    }

    [Fact]
    public void CollectionsOfProcessesAdd()
    {
        var counted = Report(Row(Serializer("A", 10) with { Collections = [3, 2, 1] }));
        var merged = ReportMerge.Of([counted, counted]);
        Assert.Equal("6/4/2", Figures.Collections(merged.Suites[0].Rows[0].Candidates[0].Measurement));
    }

    [Fact]
    public void TimesAreDividedByTheFastestFloor()
    {
        var row = Row(Serializer("A", 10), Floor("copy", 4), Floor("by hand", 5));
        Assert.Equal("2.50", ReportTable.CellsOf(row.Candidates[2], row)[4]);
        Assert.Equal("1.25", ReportTable.CellsOf(row.Candidates[1], row)[4]);
    }

    [Fact]
    public void JsonBringsTheReportBack()
    {
        var report = Report(Row(Serializer("A", 10), Serializer("B", 9)));
        var json = JsonReport.Of(report);
        Assert.Equal(json, JsonReport.Of(JsonReport.Read(json)));
    }

    [Fact]
    public void ChartIsWellFormedAndNamesEveryCandidate()
    {
        var row = Row(Serializer("<FastSer> & co", 10), Serializer("B", 900), Floor("Floor", 1));
        var chart = XDocument.Parse(SvgChart.Of(new SuiteResult("000", "List<T>", "here", [row]), "subtitle"));
        var texts =
            chart.Descendants().Where(element => element.Name.LocalName == "text").Select(element => element.Value);
        Assert.Contains("<FastSer> & co", texts);
        Assert.Contains("Further behind: B 900 ns (90.0x)", texts);
    }

    [Fact]
    public void TextsOfTheChartFitIntoIt()
    {
        const double characterWidth = 6.8;
        var rivals = Enumerable.Range(0, 12).Select(i => Serializer($"Some long serializer name {i}", 1000 + i));
        var row = Row([Serializer("FastSer", 10), Floor("Floor: bare graph, shared 1-char strings", 9), .. rivals]);
        var chart = XDocument.Parse(SvgChart.Of(new SuiteResult("000", "Title", "here", [row]), "subtitle"));
        Assert.All(chart.Descendants().Where(element => element.Name.LocalName == "text"), text =>
        {
            var width = text.Value.Length * characterWidth;
            var x = (double)text.Attribute("x")!;
            var start = (string?)text.Attribute("text-anchor") == "end" ? x - width : x;
            Assert.InRange(start, -8, 868 - width);
        });
    }

    [Fact]
    public void PublishedFiguresStandBesideOurs()
    {
        var row = Row(Serializer("A", 10));
        Assert.Equal("30.0 ns (3.00), 15 B", PublishedText.Of(row.Published, "A"));
        Assert.Equal("-", PublishedText.Of(row.Published, "FastSer"));
        Assert.Equal("Published, not in this run: Z 10.0 ns (1.00)", PublishedText.OfOthers(row));
    }

    [Fact]
    public void ReportWithoutPublishedFiguresIsStillRead()
    {
        var row = Row(Serializer("A", 10)) with { Published = null };
        Assert.Equal("-", PublishedText.Of(JsonReport.Read(JsonReport.Of(Report(row))).Suites[0].Rows[0].Published, "A"));
    }

    [Fact]
    public void MarkdownHasARowForEveryCandidateAndAbsence()
    {
        var row = RowSummary.Of("id", "title", [Serializer("A", 10)], [new AbsentResult("C", "no such type", false)], [new PublishedFigure("C", 7)]);
        var text = MarkdownReport.Of(Report(row), _ => "chart.svg");
        Assert.Contains("| A | 10.0 ns | 1.00 | - | - | 40 | - | 12 | - |  |", text, StringComparison.Ordinal);
        Assert.Contains("| C | - | - | - | - | - | - | - | 7.00 ns (1.00) | cannot run: no such type |", text, StringComparison.Ordinal);
        Assert.Contains("![Suite 000](chart.svg)", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0.566, "0.57 ns")]
    [InlineData(95.04, "95.0 ns")]
    [InlineData(163.4, "163 ns")]
    [InlineData(2134, "2.13 us")]
    [InlineData(17593, "17.6 us")]
    [InlineData(1490000, "1.49 ms")]
    public void TimesHaveThreeDigits(double nanoseconds, string expected) =>
        Assert.Equal(expected, Figures.Time(nanoseconds));

    private static RowResult Row(params CandidateMeasurement[] measurements) =>
        RowSummary.Of("000/row", "row", measurements, [], [new PublishedFigure("A", 30, 15), new PublishedFigure("Z", 10)]);

    private static CandidateMeasurement Serializer(string name, double time) =>
        new(name, CandidateKind.Serializer, 40, 12, "", [[time, time, time]]);

    private static CandidateMeasurement Floor(string name, double time) =>
        Serializer(name, time) with { Kind = CandidateKind.Floor };

    private static BenchmarkReport Report(RowResult row) => new(
        RunEnvironment.Current("command", "method"),
        new Dictionary<string, string> { ["A"] = "1.0" },
        ["remark"],
        [new SuiteResult("000", "title", "source", [row])]);
}
