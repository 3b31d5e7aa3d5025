using System.Xml.Linq;
using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Tests;

public class DocumentTests
{
    private const string Reasons = """
        What stands before the first heading is ignored.

        ## 000/*/read, 001/loss

        They do not check.

        ## bytes: 000

        Fixed width.
        """;

    [Theory]
    [InlineData("000/list/read", "They do not check.")]
    [InlineData("001/loss/write", "They do not check.")]
    [InlineData("000/list/write", null)]
    public void ReasonIsFoundByPartOfTheId(string row, string? expected) =>
        Assert.Equal(expected, ReasonBook.Read(Reasons).OfTime(row));

    [Fact]
    public void ReasonOfBytesIsAnother() =>
        Assert.Equal("Fixed width.", ReasonBook.Read(Reasons).OfBytes("000/list/read"));

    [Fact]
    public void FastestFormatIsComparedWithTheFastestOther()
    {
        var row = Row("000/list/write", Serializer("FastSer Compact", 15, 4), Serializer("FastSer", 10, 9), Serializer("B", 20, 5));
        var outcome = RowOutcome.Of(row)!;
        Assert.Equal(("FastSer", "B"), (outcome.Subject.Measurement.Name, outcome.Rival.Measurement.Name));
        Assert.Equal(2, outcome.SpeedUp.Middle);
        Assert.Equal((true, false), (outcome.IsFaster, outcome.IsSlower));
        Assert.Equal("FastSer Compact", outcome.SmallestSubject.Name);
        Assert.True(outcome.HasFewestBytes);
    }

    [Fact]
    public void PayloadThatLeavesDataOutIsNoMeasure()
    {
        var partial = Serializer("Part", 20, 1) with { IsPartial = true };
        var outcome = RowOutcome.Of(Row("000/list/write", Serializer("FastSer", 10, 9), partial, Serializer("B", 30, 12)))!;
        Assert.Equal("B", outcome.SmallestRival.Name);
        Assert.True(outcome.HasFewestBytes);
    }

    [Theory]
    [InlineData("000/list/write-reused", "write")]
    [InlineData("000/list/read-stream", "read")]
    [InlineData("002/licenses/write-compressed", "write, compressed")]
    [InlineData("002/licenses/read-compressed", "read, compressed")]
    [InlineData("003/Guid/net", "connection")]
    [InlineData("004/Beer/skip", "skip")]
    [InlineData("views/sum/look", "look at a member")]
    public void OperationFollowsFromTheId(string row, string expected) =>
        Assert.Equal(expected, OutcomeGroup.OperationOf(row));

    [Fact]
    public void MeanOfRatiosIsGeometric()
    {
        var mean = GeometricMean.Of([new Interval(1, 2, 4), new Interval(4, 8, 16)]);
        Assert.Equal((2, 4, 8), (Math.Round(mean.Low, 9), Math.Round(mean.Middle, 9), Math.Round(mean.High, 9)));
    }

    [Fact]
    public void ReportsOfDifferentRowsJoin()
    {
        var joined = ReportJoin.Of([Report(Row("001/a/read")), Report(Row("000/b/read")), Report(Row("000/c/read"))]);
        Assert.Equal(["000", "001"], joined.Suites.Select(suite => suite.Id));
        Assert.Equal(["000/b/read", "000/c/read"], joined.Suites[0].Rows.Select(row => row.Id));
    }

    [Fact]
    public void CommitsOfAllReportsAreNamed()
    {
        var joined = ReportJoin.Of([Of("aaa", "000/a/read"), Of("bbb", "001/b/read"), Of(null, "002/c/read")]);
        var text = new ComparisonDocument(joined, new DocumentTexts("", "", ReasonBook.Read(Reasons))).Write(_ => "", "").ToList();
        Assert.Contains("- Commit: aaa, bbb\n", TextOf(text, "comparison/method.md"), StringComparison.Ordinal);

        static BenchmarkReport Of(string? commit, string row)
        {
            var report = Report(Row(row, Serializer("FastSer", 1, 1), Serializer("B", 2, 2)));
            return report with { Environment = report.Environment with { Commit = commit } };
        }
    }

    [Fact]
    public void RowInTwoReportsIsAnError()
    {
        var report = Report(Row("000/b/read"));
        Assert.Throws<ArgumentException>(() => ReportJoin.Of([report, report]));
    }

    [Fact]
    public void DocumentSaysWhereFastSerIsNotFirst()
    {
        var report = Report(
            Row("000/list/write", Serializer("FastSer", 10, 9), Serializer("B", 20, 8)),
            Row("000/list/read", Serializer("FastSer", 30, 9), Serializer("B", 20, 8)));
        var document = new ComparisonDocument(report, new DocumentTexts("Introduction.", "## Rivals", ReasonBook.Read(Reasons)));
        var pages = document.Write(suite => suite.Id + ".svg", "summary.svg").ToList();
        var text = TextOf(pages, "comparison.md");

        Assert.Contains("| [title](comparison/suite-000.md): write | 1 | 1 | 0 | 0 | 2.00 (2.00 to 2.00) | 0 of 1 |", text, StringComparison.Ordinal);
        Assert.Contains("| **all, read** | 1 | 0 | 0 | 1 | 0.67 (0.67 to 0.67) |", text, StringComparison.Ordinal);
        Assert.Contains("- **Title of 000/list/read (slower than B, 0.67 times as fast, 0.67 to 0.67).** They do not check.", text, StringComparison.Ordinal);
        Assert.Contains("(9 B, B 8 B).** Fixed width.", TextOf(pages, "comparison/sizes.md"), StringComparison.Ordinal);
        var suite = TextOf(pages, "comparison/suite-000.md");
        Assert.Contains(
            "| Title of 000/list/read | FastSer, 30.0 ns | 9 | B, 20.0 ns | **slower: 1.50 times the time** (1.50 to 1.50) |",
            suite, StringComparison.Ordinal);
        Assert.Contains("(suite-000.csv)", suite, StringComparison.Ordinal);
        Assert.Equal("## Rivals\n", TextOf(pages, "comparison/systems.md"));
        Assert.Empty(document.Unexplained);
    }

    [Fact]
    public void RowsOverAConnectionAreOnThePageOfTheSuite()
    {
        var report = Report(
            Row("003/a/read", Serializer("FastSer", 10, 9), Serializer("B", 20, 9)),
            Row("003/a/net", Serializer("FastSer", 10, 9), Serializer("B", 20, 9)));
        var pages = new ComparisonDocument(report, new DocumentTexts("", "", ReasonBook.Read(Reasons))).Write(_ => "", "").ToList();
        Assert.Contains("title](comparison/suite-003.md): connection |", TextOf(pages, "comparison.md"), StringComparison.Ordinal);
        Assert.Contains("| Title of 003/a/net |", TextOf(pages, "comparison/suite-003.md"), StringComparison.Ordinal);
    }

    /// <summary>A browser takes <c>&lt;Poco&gt;</c> for an element, and shows nothing.</summary>
    [Fact]
    public void TypeArgumentsInTitlesAreText()
    {
        var row = Row("000/list/write", Serializer("FastSer", 30, 8), Serializer("B", 20, 7)) with { Title = "List<Poco>: write" };
        var document = new ComparisonDocument(Report(row), new DocumentTexts("", "", ReasonBook.Read(Reasons)));
        var pages = document.Write(suite => suite.Id + ".svg", "").ToList();

        Assert.Contains("List\\<Poco>: write (slower", TextOf(pages, "comparison.md"), StringComparison.Ordinal);
        Assert.Contains("| List\\<Poco>: write |", TextOf(pages, "comparison/suite-000.md"), StringComparison.Ordinal);
        Assert.All(
            pages.Where(static page => page.Path.EndsWith(".md", StringComparison.Ordinal)),
            static page => Assert.DoesNotContain("List<Poco>", page.Text, StringComparison.Ordinal));
    }

    [Fact]
    public void LossWithoutReasonIsNamed()
    {
        var report = Report(Row("003/list/write", Serializer("FastSer", 30, 8), Serializer("B", 20, 9)));
        var document = new ComparisonDocument(report, new DocumentTexts("", "", ReasonBook.Read(Reasons)));
        Assert.Contains("Not explained yet.", TextOf([.. document.Write(_ => "", "")], "comparison.md"), StringComparison.Ordinal);
        Assert.Equal(["003/list/write"], document.Unexplained);
    }

    /// <summary>A page may be dark although the reader's system is light: the chart must not depend on the background of the page.</summary>
    [Fact]
    public void ChartsHaveABackgroundOfTheirOwn()
    {
        var chart = XDocument.Parse(SummarySvgChart.Of(Report(Row("000/list/write", Serializer("FastSer", 10, 9), Serializer("B", 20, 8))), "subtitle"));
        var style = chart.Descendants().Single(static element => element.Name.LocalName == "style").Value;
        var dark = style.IndexOf("@media (prefers-color-scheme: dark)", StringComparison.Ordinal);

        Assert.Contains("svg { background: #ffffff }", style[..dark], StringComparison.Ordinal);
        Assert.Contains("svg { background: #0d1117 }", style[dark..], StringComparison.Ordinal);
    }

    [Fact]
    public void SummaryChartHasABarAGroup()
    {
        var chart = XDocument.Parse(SummarySvgChart.Of(
            Report(
                Row("000/list/write", Serializer("FastSer", 10, 9), Serializer("B", 20, 8)),
                Row("000/list/read", Serializer("FastSer", 10, 9), Serializer("B", 20, 8)),
                Row("000/other/read", Serializer("FastSer", 10, 9), Serializer("B", 80, 8))),
            "subtitle"));
        Assert.Equal(2, chart.Descendants().Count(element => element.Name.LocalName == "rect"));
        var texts = chart.Descendants().Where(element => element.Name.LocalName == "text").Select(element => element.Value);
        Assert.Contains("title", texts);
        Assert.Contains("read (2 rows)", texts);
        Assert.Contains("4.00", texts);
    }

    [Fact]
    public void SuiteOfManyRowsHasShortPanels()
    {
        var rows = Enumerable.Range(0, 30).Select(i => Row(
            $"000/{i}/write", Serializer("FastSer", 10, 9), Serializer("B", 20, 8), Serializer("C", 25, 8), Serializer("D", 26, 8)));
        var chart = SvgChart.Of(new SuiteResult("000", "title", "source", [.. rows]), "subtitle");
        Assert.Contains(">C<", chart, StringComparison.Ordinal);
        Assert.DoesNotContain(">D<", chart, StringComparison.Ordinal);
    }

    [Fact]
    public void OptionsOfTheDocumentAreParsed()
    {
        RunOptions? options = null;
        new BenchmarkCommand().Invoke(["--document", "a.json", "b.json", "--output", "folder"], parsed =>
        {
            options = parsed;
            return 0;
        });
        Assert.Equal(["a.json", "b.json"], options!.Document);
        Assert.Equal(Path.GetFullPath("folder"), options.Output);
    }

    [Fact]
    public void TextsOfTheRepositoryAreRead()
    {
        var texts = DocumentTexts.Read(RepositoryFolders.DocumentTexts);
        Assert.StartsWith("# What the others give up", texts.Rivals, StringComparison.Ordinal);
        Assert.NotEmpty(texts.Introduction);
        Assert.NotNull(texts.Reasons.OfTime("001/SimpleStruct/read"));
    }

    private static string TextOf(List<(string Path, string Text)> pages, string path) => pages.Single(page => page.Path == path).Text;

    private static RowResult Row(string id, params CandidateMeasurement[] measurements) =>
        RowSummary.Of(id, $"Title of {id}", measurements, [], []);

    private static CandidateMeasurement Serializer(string name, double time, double payload) =>
        new(name, CandidateKind.Serializer, 0, payload, "", [[time, time, time]]);

    private static BenchmarkReport Report(params RowResult[] rows) => new(
        RunEnvironment.Current("command", "method"),
        new Dictionary<string, string> { ["A"] = "1.0" },
        [],
        [new SuiteResult(rows[0].Id[..3], "title", "source", rows)]);
}
