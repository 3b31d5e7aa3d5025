using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// The chart of the readme: a few workloads and the best known systems only. A bar is the speed of a system as a part of FastSer's; writing is
/// on the left, reading on the right.
/// </summary>
internal static class FrontSvgChart
{
    private const int NameWidth = 130;
    private const int FigureWidth = 60;
    private const int ColumnGap = 20;
    private const int ColumnWidth = (Svg.Width - NameWidth - ColumnGap) / 2;
    private const int BarWidth = ColumnWidth - FigureWidth;
    private const int BarHeight = 13;
    private const int BarStep = 19;
    private const int TitleHeight = 22;
    private const int PanelGap = 14;
    private const int Top = 80;

    private const string Subject = "FastSer";

    // A system can have several candidates in a row, all of whose names start with its own: the fastest counts.
    private static readonly string[] s_rivals = ["MemoryPack", "MessagePack", "protobuf-net", "System.Text.Json"];

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
        var svg = new Svg();
        svg.Text(0, 24, "heading", "Speed compared with FastSer");
        svg.Text(0, 44, "quiet", "FastSer is 1. Longer bars are faster.");
        svg.Text(0, 60, "quiet", subtitle);
        var rows = report.Suites.SelectMany(static suite => suite.Rows).ToDictionary(static row => row.Id);
        var y = Top;
        foreach (var panel in s_panels)
        {
            if (rows.TryGetValue(panel.WriteRow, out var write) && rows.TryGetValue(panel.ReadRow, out var read))
                y = WritePanel(svg, panel.Title, write, read, y);
        }

        return svg.ToString("Speed of five serializers compared with FastSer", y);
    }

    /// <summary>Returns where the next panel starts.</summary>
    private static int WritePanel(Svg svg, string title, RowResult write, RowResult read, int top)
    {
        const int right = NameWidth + ColumnWidth + ColumnGap;
        svg.Text(0, top + BarHeight - 2, "title", title);
        svg.Text(NameWidth + BarWidth, top + BarHeight - 2, "quiet", "write", "end");
        svg.Text(right + BarWidth, top + BarHeight - 2, "quiet", "read", "end");
        var y = top + TitleHeight;
        var writeSpeeds = SpeedsOf(write);
        var readSpeeds = SpeedsOf(read);
        foreach (var (name, index) in s_rivals.Prepend(Subject).Select(static (name, index) => (name, index)))
        {
            svg.Text(NameWidth - 8, y + BarHeight - 2, "", name, "end");
            WriteBar(svg, writeSpeeds, index, NameWidth, y);
            WriteBar(svg, readSpeeds, index, right, y);
            y += BarStep;
        }

        return y + PanelGap;
    }

    private static void WriteBar(Svg svg, double?[] speeds, int index, int left, int y)
    {
        var baseline = y + BarHeight - 2;
        if (speeds[index] is not { } speed)
        {
            svg.Text(left + 6, baseline, "quiet", "not measured");
            return;
        }

        var length = BarWidth * speed / speeds.Max()!.Value;
        svg.Bar(left, y, length, BarHeight, index == 0 ? "subject" : "rival");
        svg.Text(left + length + 6, baseline, "", Figures.Part(speed));
    }

    /// <summary>FastSer's and then that of each rival; null for one that is absent from the row.</summary>
    private static double?[] SpeedsOf(RowResult row)
    {
        var subject = row.Candidates.First(static candidate => candidate.Measurement.Name == Subject).Nanoseconds;
        return [1, .. s_rivals.Select(name => subject / FastestOf(row, name)?.Nanoseconds)];
    }

    private static CandidateResult? FastestOf(RowResult row, string system) =>
        row.Candidates.FirstOrDefault(candidate => candidate.Measurement.Name.StartsWith(system, StringComparison.Ordinal));

    private sealed record Panel(string Title, string WriteRow, string ReadRow);
}
