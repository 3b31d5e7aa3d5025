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
    public void BarsAreSpeedsComparedWithTheDefaultFormat()
    {
        var texts = TextsOf(
            Row("000/mutable/write-reused", ("FastSer Compact", 5), ("FastSer", 10), ("MemoryPack Utf16", 40), ("MemoryPack Utf8", 20)),
            Row("000/mutable/read", ("FastSer", 10), ("MemoryPack Utf8", 8), ("System.Text.Json", 1000)));
        Assert.Equal(
            [
                "A list of 1000 objects", "write", "read",
                "FastSer", "1.00", "1.00",
                "MemoryPack", "0.50", "1.25",
                "MessagePack", "not measured", "not measured",
                "protobuf-net", "not measured", "not measured",
                "System.Text.Json", "not measured", "0.010",
            ],
            texts);
    }

    /// <summary>A bar of a rival that is faster would else leave the picture.</summary>
    [Fact]
    public void LongestBarIsThatOfTheFastest()
    {
        var bars = ChartOf(
            Row("000/mutable/write-reused", ("FastSer", 10), ("MemoryPack", 5)), Row("000/mutable/read", ("FastSer", 10)))
            .Descendants().Where(static element => element.Name.LocalName == "rect")
            .Select(static bar => (double)bar.Attribute("width")!)
            .ToList();
        Assert.Equal(3, bars.Count);
        Assert.Equal(2, bars[2] / bars[0], 2);
        Assert.Equal(bars[1], bars[2]);
    }

    [Fact]
    public void PanelWithoutItsRowsIsLeftOut() =>
        Assert.Empty(TextsOf(Row("000/mutable/write-reused", ("FastSer", 10), ("MemoryPack", 5))));

    /// <summary>Without the three lines above the panels.</summary>
    private static List<string> TextsOf(params RowResult[] rows) =>
        [.. ChartOf(rows).Descendants().Where(static element => element.Name.LocalName == "text").Skip(3).Select(static text => text.Value)];

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
