using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// The chart of a suite of lists of several lengths: the time of an element, and what it allocates, against the length, a line a system. Lengths and
/// times have logarithmic axes.
/// </summary>
internal static class GrowthSvgChart
{
    private const int Left = 58;
    private const int Right = Svg.NarrowWidth - 40;
    private const int PlotHeight = 130;
    private const int LineHeight = 16;

    // One a system, FastSer's first.
    private static readonly string[] s_styles = ["subject", "first", "second", "third"];

    public static string Of(SuiteResult suite, string subtitle)
    {
        var svg = new Svg(Svg.NarrowWidth);
        svg.Text(0, 24, "heading", "Time and memory by the length of a list");
        var y = svg.Paragraph(44, "quiet", "For each object of a list, against the number of its objects. Lower is better. "
            + "With two threads, both work at the same time, and a figure is that of each.", LineHeight);
        y = svg.Paragraph(y + LineHeight, "quiet", subtitle, LineHeight) + LineHeight;
        foreach (var growth in Growth.Of(suite))
        {
            y = WritePanel(
                svg, growth, "time, ns", static figure => figure.Nanoseconds, static (bottom, values) => new LogScale(bottom, -PlotHeight, values), y);
            y = WritePanel(
                svg, growth, "allocated bytes", static figure => figure.Measurement.AllocatedBytes,
                static (bottom, values) => new LinearScale(bottom, -PlotHeight, values.Max()), y);
        }

        return svg.ToString(suite.Title, (int)y);
    }

    /// <summary>Returns where the next panel starts.</summary>
    private static double WritePanel(
        Svg svg, Growth growth, string what, Func<CandidateResult, double> valueOf, Func<double, List<double>, ChartScale> scaleOf, double top)
    {
        var lines = growth.Systems.Select(system => PointsOf(growth, system, valueOf)).ToList();
        var values = lines.SelectMany(static line => line).Select(static point => point.Value).ToList();
        if (values.Count == 0)
            return top;
        svg.Text(0, top + 14, "title", $"{growth.Operation}: {what}");
        WriteLegend(svg, growth, top + 34);
        var (plotTop, plotBottom) = (top + 46, top + 46 + PlotHeight);
        var x = new LogScale(Left, Right - Left, [.. growth.Elements.Select(static count => (double)count)]);
        var y = scaleOf(plotBottom, values);
        foreach (var tick in y.Ticks())
        {
            svg.HorizontalLine(y.PositionOf(tick), Left, Right, "grid");
            svg.Text(Left - 8, y.PositionOf(tick) + 4, "quiet", Figures.Tick(tick), "end");
        }

        svg.HorizontalLine(plotBottom, Left, Right, "axis");
        foreach (var count in growth.Elements)
            svg.Text(x.PositionOf(count), plotBottom + LineHeight, "quiet", Figures.Whole(count), "middle");
        for (var i = lines.Count - 1; i >= 0; i--)
        {
            var points = lines[i].ConvertAll(point => (x.PositionOf(point.Elements), y.PositionOf(point.Value)));
            svg.Polyline(points, s_styles[i]);
            foreach (var (left, height) in points)
                svg.Dot(left, height, 3, s_styles[i]);
        }

        return plotBottom + 2 * LineHeight + 8;
    }

    private static List<(int Elements, double Value)> PointsOf(Growth growth, GrowthOfSystem system, Func<CandidateResult, double> valueOf) =>
    [
        .. growth.Elements.Zip(system.Figures)
            .Where(pair => pair.Second is not null && valueOf(pair.Second) > 0)
            .Select(pair => (pair.First, valueOf(pair.Second!))),
    ];

    private static void WriteLegend(Svg svg, Growth growth, double y)
    {
        const double characterWidth = 7;
        var x = 0.0;
        for (var i = 0; i < growth.Systems.Count; i++)
        {
            var name = growth.Systems[i].Name;
            svg.Dot(x + 4, y - 4, 4, s_styles[i]);
            svg.Text(x + 12, y, "", name);
            x += 12 + name.Length * characterWidth + 10;
        }
    }
}
