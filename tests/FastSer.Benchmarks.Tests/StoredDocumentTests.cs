using System.Globalization;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Tests;

/// <summary>The pages and charts of a report with the names, notes and spread of a real one.</summary>
public class StoredDocumentTests
{
    private const string Subtitle = "2026-11-21, .NET 10.0.12, Example Processor 9000 with a long name, GC workstation, concurrent";

    private static readonly BenchmarkReport s_report = StoredReport.Read();

    private static readonly List<(string Path, string Text)> s_pages =
        [.. new ComparisonDocument(s_report, DocumentTexts.Read(RepositoryFolders.DocumentTexts)).Write(static suite => suite.Id + ".svg", "summary.svg")];

    public static TheoryData<string> NarrowCharts => ["front", "summary", "scale"];

    [Fact]
    public void EverySuiteHasAShortPageAndAFullTable() => Assert.All(s_report.Suites, static suite =>
    {
        var lines = TextOf($"comparison/suite-{suite.Id}.csv").TrimEnd('\n').Split('\n');
        Assert.Equal(1 + suite.Rows.Sum(static row => row.Candidates.Count + row.Absent.Count), lines.Length);

        var page = TextOf($"comparison/suite-{suite.Id}.md");
        Assert.Contains($"(suite-{suite.Id}.csv)", page, StringComparison.Ordinal);
        Assert.Equal(suite.Id == ScaleSuite.Id ? 5 : 1, Regex.Count(page, "^\\| ---", RegexOptions.Multiline));
        Assert.All(suite.Rows, row => Assert.Contains($"| {MarkdownText.Escape(row.Title)} |", page, StringComparison.Ordinal));
    });

    [Fact]
    public void CsvHasEveryFigureInItsColumn()
    {
        var suite = s_report.Suites[0];
        var lines = TextOf("comparison/suite-000.csv").Split('\n').Select(CellsOf).ToList();
        var columns = lines[0];
        Assert.All(lines.SkipLast(1), cells => Assert.Equal(columns.Count, cells.Count));

        var row = suite.Rows[0];
        var fastSer = row.Candidates.Single(static candidate => candidate.Measurement.Name == "FastSer");
        var cells = lines.Single(cells => cells[0] == row.Id && cells.Count > 2 && cells[2] == "FastSer");
        Assert.Equal(row.Title, cells[1]);
        Assert.Equal(fastSer.Nanoseconds, double.Parse(cells[columns.IndexOf("time_ns")], CultureInfo.InvariantCulture), 2);
        Assert.Equal(fastSer.Measurement.PayloadBytes, double.Parse(cells[columns.IndexOf("payload_bytes")], CultureInfo.InvariantCulture));

        var absent = lines.Single(cells => cells.Count > 2 && cells[2] == "Broken");
        Assert.Equal("failed", absent[columns.IndexOf("kind")]);
        Assert.Equal("round trip differs at input 0, the member DateProp of element 3 is not what it was", absent[columns.IndexOf("note")]);
    }

    [Fact]
    public void MeansOfAllRowsAreWithoutTheListsOfSeveralLengths()
    {
        var rows = s_report.Suites.Where(static suite => suite.Id != ScaleSuite.Id).SelectMany(static suite => suite.Rows)
            .Count(static row => OutcomeGroup.OperationOf(row.Id) == OutcomeGroup.Read);
        Assert.Contains($"| **all, read** | {rows} |", TextOf("comparison.md"), StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(NarrowCharts))]
    public void TextsOfNarrowChartsFitAndDoNotOverlap(string chart)
    {
        var texts = SvgTexts.Elements(Chart(chart), "text").ToList();
        Assert.NotEmpty(texts);
        Assert.All(texts, static text =>
        {
            var (start, end) = SvgTexts.PlaceOf(text);
            Assert.True(start >= -9 && end <= Svg.NarrowWidth + 20, text.Value);
        });
        foreach (var line in texts.GroupBy(static text => (string)text.Attribute("y")!))
        {
            var places = line.Select(SvgTexts.PlaceOf).Order().ToList();
            Assert.All(
                places.Zip(places.Skip(1)),
                pair => Assert.True(pair.First.End <= pair.Second.Start + 8, $"{chart}: texts at y = {line.Key} overlap."));
        }
    }

    /// <summary>A picture of 456 units is shrunk to 360 pixels on a phone: a text of 12 units then has 9.5 pixels.</summary>
    [Theory]
    [MemberData(nameof(NarrowCharts))]
    public void NarrowChartsCanBeReadOnAPhone(string chart)
    {
        var root = Chart(chart).Root!;
        Assert.InRange(double.Parse(((string)root.Attribute("viewBox")!).Split(' ')[2], CultureInfo.InvariantCulture), 300, 360 * 12 / 9.0);
        Assert.Equal("456", (string)root.Attribute("width")!);
    }

    [Theory]
    [MemberData(nameof(NarrowCharts))]
    public void EveryColourHasOneForTheDark(string chart)
    {
        var picture = Chart(chart);
        var style = SvgTexts.Elements(picture, "style").Single().Value;
        var dark = style[style.IndexOf("@media (prefers-color-scheme: dark)", StringComparison.Ordinal)..];
        var classes = picture.Descendants().Select(static element => (string?)element.Attribute("class")).OfType<string>()
            .Where(static name => name is not ("" or "title" or "heading"))
            .Distinct();
        Assert.All(classes, name => Assert.Contains("." + name.Replace(' ', '.'), dark, StringComparison.Ordinal));
    }

    [Fact]
    public void IntervalsAndLossesAreDrawn()
    {
        var (front, summary) = (Chart("front"), Chart("summary"));
        Assert.True(CountOf(front, "line", "interval") > 20);
        Assert.True(CountOf(front, "circle", "loss") + CountOf(front, "circle", "hollow loss") > 1);
        Assert.Equal(s_report.Suites.Sum(static suite => OutcomeGroup.Of(suite).Count()), CountOf(summary, "line", "interval"));
        Assert.Equal(
            s_report.Suites.SelectMany(OutcomeGroup.Of).Count(static group => group.SpeedUp.High < 1), CountOf(summary, "rect", "loss"));
        Assert.Contains("class=\"loss\"", SvgChart.Of(s_report.Suites.Single(static suite => suite.Id == "001"), Subtitle), StringComparison.Ordinal);
    }

    [Fact]
    public void FrontChartNamesTheBestKnownSystems() => Assert.Superset(
        new HashSet<string> { "MemoryPack", "MessagePack", "Nerdbank.MessagePack", "Orleans", "Nino", "Apex", "protobuf-net", "System.Text.Json" },
        SvgTexts.Elements(Chart("front"), "text").Select(static text => text.Value).ToHashSet());

    [Fact]
    public void AllFilesAreWritten()
    {
        var folder = Directory.CreateTempSubdirectory("fastser-document-");
        try
        {
            var document = new ComparisonDocument(s_report, DocumentTexts.Read(RepositoryFolders.DocumentTexts));
            var files = ReportFiles.WriteDocument(folder.FullName, s_report, document).Select(file => Path.GetRelativePath(folder.FullName, file)).ToList();
            Assert.Contains(Path.Combine("comparison", "suite-scale.csv"), files);
            Assert.All(files, file => Assert.True(File.Exists(Path.Combine(folder.FullName, file))));

            var run = ReportFiles.Write(folder.FullName, s_report);
            var text = File.ReadAllText(run.Single(static file => file.EndsWith(".md", StringComparison.Ordinal)));
            Assert.Contains("| 1,000,000 objects |", text, StringComparison.Ordinal);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static XDocument Chart(string name) => XDocument.Parse(name switch
    {
        "front" => FrontSvgChart.Of(s_report, Subtitle),
        "summary" => SummarySvgChart.Of(s_report, Subtitle),
        _ => GrowthSvgChart.Of(s_report.Suites.Single(static suite => suite.Id == ScaleSuite.Id), Subtitle),
    });

    private static int CountOf(XDocument picture, string element, string style) =>
        SvgTexts.Elements(picture, element).Count(one => (string?)one.Attribute("class") == style);

    /// <summary>Commas within quotes belong to a cell.</summary>
    private static List<string> CellsOf(string line) =>
        [.. Regex.Matches(line, "(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,]*))").Select(static match => match.Groups[1].Value + match.Groups[2].Value)];

    private static string TextOf(string path) => s_pages.Single(page => page.Path == path).Text;
}
