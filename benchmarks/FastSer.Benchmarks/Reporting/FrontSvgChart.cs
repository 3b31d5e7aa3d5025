using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// The chart of the readme: a few workloads and the best known systems. A line has the time of a system as a multiple of FastSer's, with a dot for
/// writing and one for reading, on a logarithmic axis.
/// </summary>
internal static class FrontSvgChart
{
    private const int NameWidth = 150;
    private const int FigureWidth = 48;
    private const int PlotWidth = Svg.NarrowWidth - NameWidth - 2 * FigureWidth;
    private const int WriteEnd = Svg.NarrowWidth - FigureWidth;
    private const int LineStep = 20;
    private const int Radius = 4;
    private const int PanelGap = 12;

    private const string Subject = "FastSer";
    private const string Title = "Time compared with FastSer";

    // A system can have several candidates in a row: the fastest counts.
    private static readonly string[] s_rivals =
        ["MemoryPack", "MessagePack", "Nerdbank.MessagePack", "Orleans", "Nino", "Apex", "protobuf-net", "System.Text.Json"];

    private static readonly Panel[] s_panels =
    [
        new("A list of 1000 objects", "000/mutable/write-reused", "000/mutable/read"),
        new("One object", "001/SimpleClass/write-array", "001/SimpleClass/read"),
        new("A response of 10 KB", "002/licenses/write-pooled", "002/licenses/read"),
        new("50,000 numbers", "modern/int-50000/write-reused", "modern/int-50000/read"),
    ];

    /// <summary>The ids of the rows it shows.</summary>
    public static IEnumerable<string> Rows => s_panels.SelectMany(static panel => (string[])[panel.WriteRow, panel.ReadRow]);

    /// <summary>A report without a row has a chart without its panel.</summary>
    public static string Of(BenchmarkReport report, string subtitle)
    {
        var rows = report.Suites.SelectMany(static suite => suite.Rows).ToDictionary(static row => row.Id);
        var panels = s_panels
            .Where(panel => rows.ContainsKey(panel.WriteRow) && rows.ContainsKey(panel.ReadRow))
            .Select(panel => (panel.Title, Write: TimesOf(rows[panel.WriteRow]), Read: TimesOf(rows[panel.ReadRow])))
            .ToList();
        var ends = panels
            .SelectMany(static panel => panel.Write.Concat(panel.Read))
            .OfType<Interval>()
            .SelectMany(static time => (double[])[time.Low, time.High]);
        var scale = new LogScale(NameWidth, PlotWidth - Radius, [0.5, 5, .. ends]);

        var svg = new Svg(Svg.NarrowWidth);
        svg.Text(0, 24, "heading", Title);
        var y = svg.Paragraph(44, "quiet", "2 is twice the time of FastSer. Right of the line 1, FastSer is faster.", 16);
        WriteLegend(svg, y + 20);
        y = svg.Paragraph(y + 40, "quiet", subtitle, 16) + 12;
        foreach (var (title, write, read) in panels)
            y = WritePanel(svg, scale, title, write, read, y);
        return svg.ToString($"{Title}: {string.Join(", ", s_rivals)}", (int)y);
    }

    private static void WriteLegend(Svg svg, double y)
    {
        svg.Dot(5, y - 4, Radius, "subject");
        svg.Text(14, y, "", "write");
        svg.Dot(65, y - 4, Radius, "hollow subject");
        svg.Text(74, y, "", "read");
        svg.Dot(125, y - 4, Radius, "loss");
        svg.Text(134, y, "", "FastSer is slower");
        svg.HorizontalLine(y - 4, 256, 276, "interval");
        svg.Text(281, y, "", "95 % interval");
    }

    /// <summary>Returns where the next panel starts.</summary>
    private static double WritePanel(Svg svg, LogScale scale, string title, Interval?[] write, Interval?[] read, double top)
    {
        var baseline = top + 14;
        svg.Text(0, baseline, "title", title);
        svg.Text(WriteEnd, baseline, "quiet", "write", "end");
        svg.Text(Svg.NarrowWidth, baseline, "quiet", "read", "end");
        var first = top + 36;
        var bottom = first + (s_rivals.Length - 1) * LineStep + 10;
        foreach (var tick in scale.Ticks())
        {
            svg.Text(scale.PositionOf(tick), baseline, "quiet", Figures.Tick(tick), "middle");
            svg.VerticalLine(scale.PositionOf(tick), top + 20, bottom, tick == 1 ? "axis" : "grid");
        }

        for (var i = 0; i < s_rivals.Length; i++)
        {
            var y = first + i * LineStep;
            svg.Text(0, y + 4, "", s_rivals[i]);
            WriteTime(svg, scale, write[i], y - 3, WriteEnd, "");
            WriteTime(svg, scale, read[i], y + 3, Svg.NarrowWidth, "hollow ");
        }

        return bottom + PanelGap;
    }

    /// <summary>Dot, interval and figure; the dots of writing and reading are a little apart, so that both are seen.</summary>
    private static void WriteTime(Svg svg, LogScale scale, Interval? time, double y, int figureEnd, string form)
    {
        if (time is not { } known)
        {
            svg.Text(figureEnd, y + (form.Length == 0 ? 7 : 1), "quiet", Figures.None, "end");
            return;
        }

        var isLoss = known.High < 1;
        svg.HorizontalLine(y, scale.PositionOf(known.Low), scale.PositionOf(known.High), "interval");
        svg.Dot(scale.PositionOf(known.Middle), y, Radius, form + (isLoss ? "loss" : "subject"));
        svg.Text(figureEnd, y + (form.Length == 0 ? 7 : 1), isLoss ? "loss" : "", Figures.Multiple(known.Middle), "end");
    }

    /// <summary>The time of each rival divided by FastSer's; null for one that is absent from the row.</summary>
    private static Interval?[] TimesOf(RowResult row)
    {
        var subject = row.Candidates.First(static candidate => candidate.Measurement.Name == Subject).Measurement;
        return Array.ConvertAll(s_rivals, name => FastestOf(row, name) is { } rival ? Ratio.OfProcesses(rival.Samples, subject.Samples) : (Interval?)null);
    }

    private static CandidateMeasurement? FastestOf(RowResult row, string system) =>
        row.Candidates.FirstOrDefault(candidate => candidate.Measurement.SystemName == system)?.Measurement;

    private sealed record Panel(string Title, string WriteRow, string ReadRow);
}
