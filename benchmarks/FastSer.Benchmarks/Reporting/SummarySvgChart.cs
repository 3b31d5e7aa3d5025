using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// One chart of a whole run: how many times as fast as the best other serializer FastSer is, a bar a group of rows under the title of its
/// suite.
/// </summary>
internal static class SummarySvgChart
{
    private const int NameWidth = 170;
    private const int FigureWidth = 130;
    private const int BarWidth = Svg.Width - NameWidth - FigureWidth;
    private const int BarHeight = 13;
    private const int BarStep = 21;
    private const int Top = 94;
    private const int TitleStep = 22;

    public static string Of(BenchmarkReport report, string subtitle)
    {
        var svg = new Svg();
        svg.Text(0, 24, "heading", "FastSer and the best other serializer of each row");
        svg.Text(0, 44, "quiet", "How many times as fast (geometric mean of the rows). Longer bars are better; the line is a tie.");
        svg.Text(0, 60, "quiet", subtitle);
        var groups = report.Suites.SelectMany(OutcomeGroup.Of).ToList();
        if (groups.Count == 0)
            return svg.ToString("FastSer", Top);

        var longest = Math.Max(1, groups.Max(group => group.SpeedUp.Middle));
        var titles = report.Suites.ToDictionary(suite => suite.Id, suite => suite.Title);
        var y = Top;
        for (var index = 0; index < groups.Count; index++)
        {
            var group = groups[index];
            if (index == 0 || groups[index - 1].Suite != group.Suite)
            {
                svg.Text(0, y + BarHeight - 2, "title", titles[group.Suite]);
                y += TitleStep;
            }

            var length = BarWidth * group.SpeedUp.Middle / longest;
            var baseline = y + BarHeight - 2;
            svg.Text(NameWidth - 8, baseline, "", NameOf(group), "end");
            svg.Bar(NameWidth, y, length, BarHeight, "subject");
            svg.Text(NameWidth + length + 6, baseline, "", Figures.Ratio(group.SpeedUp.Middle));
            y += BarStep;
        }

        var tie = NameWidth + BarWidth / longest;
        svg.VerticalLine(tie, Top - 6, y - BarStep + BarHeight + 6);
        svg.Text(tie, Top - 10, "quiet", "1", "middle");
        return svg.ToString("FastSer and the best other serializer of each row", y + 6);
    }

    private static string NameOf(OutcomeGroup group) =>
        $"{group.Operation} ({group.Outcomes.Count} {(group.Outcomes.Count == 1 ? "row" : "rows")})";
}
