using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// One chart a suite: a panel a row, a bar a candidate, linear from zero. Candidates far behind the best are named in a
/// line below instead: their bars would press the close races together. A suite of many rows has short panels of the best.
/// </summary>
internal static class SvgChart
{
    private const int NameWidth = 290;
    private const int FigureWidth = 150;
    private const int BarWidth = Svg.Width - NameWidth - FigureWidth;
    private const int BarHeight = 13;
    private const int BarStep = 19;
    private const int TitleHeight = 34;
    private const int PanelGap = 18;

    private const int LineHeight = 16;

    // Candidates beyond this multiple of the best serializer have no bar.
    private const double LongestRatio = 5;

    // Characters of one line of text.
    private const int LineLength = 118;

    // More rows than this get short panels.
    private const int MostLongPanels = 24;
    private const int ShortPanelRivals = 2;

    public static string Of(SuiteResult suite, string subtitle)
    {
        var svg = new Svg();
        var isShort = suite.Rows.Count > MostLongPanels;
        var scope = isShort ? $"FastSer and the {ShortPanelRivals} fastest others of each row. " : "";
        var y = 24;
        svg.Text(0, y, "heading", $"Suite {suite.Id}: {suite.Title}");
        svg.Text(0, y + 20, "quiet", $"Time per operation, shorter is better. Orange: FastSer, where another is faster. {scope}");
        svg.Text(0, y + 20 + LineHeight, "quiet", subtitle);
        y += 40 + LineHeight;
        foreach (var row in suite.Rows.Where(row => row.Candidates.Count > 0))
            y = isShort ? WriteShortPanel(svg, row, y) : WriteLongPanel(svg, row, y);

        return svg.ToString(suite.Title, y);
    }

    /// <summary>Returns where the next panel starts.</summary>
    private static int WriteLongPanel(Svg svg, RowResult row, int top)
    {
        var isNear = row.Candidates.ToLookup(candidate => candidate.RatioToBest.Middle <= LongestRatio);
        return WritePanel(svg, row, [.. isNear[true]], [.. LinesOf(isNear[false])], top);
    }

    private static int WriteShortPanel(Svg svg, RowResult row, int top)
    {
        var rivals = row.Candidates.Where(candidate =>
            candidate.Measurement.Kind == CandidateKind.Serializer && !RowSummary.IsSubject(candidate.Measurement));
        var shown = row.Candidates
            .Where(candidate => RowSummary.IsSubject(candidate.Measurement))
            .Concat(rivals.Take(ShortPanelRivals))
            .OrderBy(candidate => candidate.Nanoseconds);
        return WritePanel(svg, row, [.. shown], [], top);
    }

    private static int WritePanel(
        Svg svg, RowResult row, IReadOnlyList<CandidateResult> bars, IReadOnlyList<string> lines, int top)
    {
        svg.Text(0, top + 20, "title", row.Title);
        var y = top + TitleHeight;
        var longest = bars.Max(candidate => candidate.Nanoseconds);
        var loser = RowOutcome.Of(row) is { IsSlower: true } outcome ? outcome.Subject : null;
        foreach (var candidate in bars)
        {
            WriteBar(svg, candidate, longest, y, candidate == loser ? "loss" : ClassOf(candidate.Measurement));
            y += BarStep;
        }

        svg.VerticalLine(NameWidth, top + TitleHeight - 3, y - BarStep + BarHeight + 2);
        foreach (var line in lines)
        {
            y += LineHeight;
            svg.Text(0, y - LineHeight / 4, "quiet", line);
        }

        return y + PanelGap;
    }

    private static void WriteBar(Svg svg, CandidateResult candidate, double longest, int y, string style)
    {
        var length = BarWidth * candidate.Nanoseconds / longest;
        var baseline = y + BarHeight - 2;
        svg.Text(NameWidth - 8, baseline, "", candidate.Measurement.Name, "end");
        svg.Bar(NameWidth, y, length, BarHeight, style);
        var ratio = Figures.Ratio(candidate.RatioToBest.Middle);
        svg.Text(NameWidth + length + 6, baseline, "", $"{Figures.Time(candidate.Nanoseconds)} ({ratio}x)");
    }

    /// <summary>The candidates without a bar, in lines of limited length.</summary>
    private static IEnumerable<string> LinesOf(IEnumerable<CandidateResult> candidates)
    {
        var line = "";
        foreach (var candidate in candidates)
        {
            var entry = $"{candidate.Measurement.Name} {Figures.Time(candidate.Nanoseconds)} "
                + $"({Figures.Ratio(candidate.RatioToBest.Middle)}x)";
            if (line.Length > 0 && line.Length + entry.Length + 2 > LineLength)
            {
                yield return line + ",";
                line = entry;
            }
            else
            {
                line = line.Length == 0 ? "Further behind: " + entry : $"{line}, {entry}";
            }
        }

        if (line.Length > 0)
            yield return line;
    }

    private static string ClassOf(CandidateMeasurement measurement)
    {
        if (measurement.Kind == CandidateKind.Floor)
            return "floor";
        return RowSummary.IsSubject(measurement) ? "subject" : "rival";
    }
}
