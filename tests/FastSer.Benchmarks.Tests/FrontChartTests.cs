using System.Xml.Linq;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Tests;

public class FrontChartTests
{
    [Fact]
    public void EveryRowIsOneOfTheProgram() =>
        Assert.Empty(FrontSvgChart.Rows.Except(Suites.All.SelectMany(static suite => suite.Rows).Select(static row => row.Id)));

    [Fact]
    public void FiguresAreTimesComparedWithTheDefaultFormat()
    {
        var texts = TextsOf(
            Row("000/mutable/write-reused", ("FastSer Compact", 5), ("FastSer", 10), ("MemoryPack Utf16", 40), ("MemoryPack Utf8", 20), ("Nino", 11)),
            Row("000/mutable/read", ("FastSer", 10), ("MemoryPack Utf8", 8), ("System.Text.Json", 1000)));
        Assert.Equal(
            [
                "A list of 1000 objects", "write", "read", "1", "10", "100",
                "MemoryPack", "2.0", "0.80",
                "MessagePack", "-", "-",
                "Nerdbank.MessagePack", "-", "-",
                "Orleans", "-", "-",
                "Nino", "1.10", "-",
                "Apex", "-", "-",
                "protobuf-net", "-", "-",
                "System.Text.Json", "-", "100",
            ],
            texts.SkipWhile(static text => text != "A list of 1000 objects"));
    }

    /// <summary>A dot of a rival that is faster is left of the line of FastSer, in the colour of a loss; all dots are in the picture.</summary>
    [Fact]
    public void LossHasAColourOfItsOwn()
    {
        var chart = ChartOf(
            Row("000/mutable/write-reused", ("FastSer", 10), ("MemoryPack", 5), ("Apex", 20)), Row("000/mutable/read", ("FastSer", 10), ("Apex", 400)));
        var dots = SvgTexts.Elements(chart, "circle")
            .Skip(3)
            .ToDictionary(static dot => (string)dot.Attribute("class")!, static dot => (double)dot.Attribute("cx")!);
        Assert.Equal(["loss", "subject", "hollow subject"], dots.Keys);
        var line = (double)SvgTexts.Elements(chart, "line").Single(static line => (string)line.Attribute("class")! == "axis").Attribute("x1")!;
        Assert.True(dots["loss"] < line);
        Assert.Equal(line - dots["loss"], dots["subject"] - line, 0);
        Assert.InRange(dots["hollow subject"], dots["subject"], Svg.NarrowWidth);
    }

    [Fact]
    public void PanelWithoutItsRowsIsLeftOut() =>
        Assert.DoesNotContain("MemoryPack", TextsOf(Row("000/mutable/write-reused", ("FastSer", 10), ("MemoryPack", 5))));

    private static List<string> TextsOf(params RowResult[] rows) => [.. SvgTexts.Elements(ChartOf(rows), "text").Select(static text => text.Value)];

    private static XDocument ChartOf(params RowResult[] rows) => XDocument.Parse(FrontSvgChart.Of(
        new BenchmarkReport(
            RunEnvironment.Current("command", "method"),
            new Dictionary<string, string>(),
            [],
            [new SuiteResult("000", "title", "source", rows)]),
        "subtitle"));

    private static RowResult Row(string id, params (string Name, double Time)[] serializers) => RowSummary.Of(
        id,
        id,
        [.. serializers.Select(static one => new CandidateMeasurement(one.Name, CandidateKind.Serializer, 0, 1, "", [[one.Time]]))],
        [],
        []);
}
