using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// One chart of a whole run: how many times as fast as the best other serializer FastSer is, a bar a group of rows under the title of its
/// suite, on a logarithmic axis from the line of equal speed.
/// </summary>
internal static class SummarySvgChart
{
    private const int NameWidth = 176;
    private const int FigureWidth = 40;
    private const int BarWidth = Svg.NarrowWidth - NameWidth - FigureWidth;
    private const int BarHeight = 12;
    private const int BarStep = 21;
    private const int LineHeight = 16;
    private const string Title = "FastSer and the fastest other serializer";

    public static string Of(BenchmarkReport report, string subtitle)
    {
        var svg = new Svg(Svg.NarrowWidth);
        svg.Text(0, 24, "heading", Title);
        var y = svg.Paragraph(
            44, "quiet", "How many times as fast FastSer is as the fastest other serializer of each row: mean of the rows of a suite, with the 95 % interval.",
            LineHeight);
        y = svg.Paragraph(y + LineHeight, "quiet", subtitle, LineHeight);
        var groups = report.Suites.SelectMany(OutcomeGroup.Of).ToList();
        if (groups.Count == 0)
            return svg.ToString(Title, (int)y + LineHeight);

        var scale = new LogScale(NameWidth, BarWidth, [0.5, 4, .. groups.SelectMany(static group => (double[])[group.SpeedUp.Low, group.SpeedUp.High])]);
        var top = y + 28;
        foreach (var tick in scale.Ticks())
            svg.Text(scale.PositionOf(tick), top, "quiet", Figures.Tick(tick), "middle");
        y = top + 8;
        foreach (var suite in report.Suites)
            y = WriteSuite(svg, scale, suite.Title, groups.FindAll(group => group.Suite == suite.Id), y);
        return svg.ToString(Title, (int)y + 8);
    }

    /// <summary>Returns where the next suite starts.</summary>
    private static double WriteSuite(Svg svg, LogScale scale, string title, List<OutcomeGroup> groups, double top)
    {
        if (groups.Count == 0)
            return top;
        var y = svg.Paragraph(top + LineHeight, "title", title, LineHeight) + 8;
        foreach (var tick in scale.Ticks())
            svg.VerticalLine(scale.PositionOf(tick), y - 3, y + groups.Count * BarStep - 5, tick == 1 ? "axis" : "grid");
        foreach (var group in groups)
        {
            WriteGroup(svg, scale, group, y);
            y += BarStep;
        }

        return y;
    }

    private static void WriteGroup(Svg svg, LogScale scale, OutcomeGroup group, double y)
    {
        var speedUp = group.SpeedUp;
        var (equal, end) = (scale.PositionOf(1), scale.PositionOf(speedUp.Middle));
        var isLoss = speedUp.High < 1;
        svg.Text(0, y + BarHeight - 2, "", NameOf(group));
        svg.Bar(Math.Min(equal, end), y, Math.Abs(end - equal), BarHeight, isLoss ? "loss" : "subject");
        svg.HorizontalLine(y + BarHeight / 2, scale.PositionOf(speedUp.Low), scale.PositionOf(speedUp.High), "interval");
        svg.Text(Svg.NarrowWidth, y + BarHeight - 2, isLoss ? "loss" : "", Figures.Ratio(speedUp.Middle), "end");
    }

    private static string NameOf(OutcomeGroup group) =>
        $"{group.Operation} ({group.Outcomes.Count} {(group.Outcomes.Count == 1 ? "row" : "rows")})";
}
