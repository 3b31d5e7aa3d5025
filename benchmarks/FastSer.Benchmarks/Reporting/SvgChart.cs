using System.Globalization;
using System.Net;
using System.Text;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// One chart a suite: a panel a row, a bar a candidate, linear from zero. Candidates far behind the best are named in a
/// line below instead: their bars would press the close races together. Transparent, with colours for light and dark.
/// </summary>
internal static class SvgChart
{
    private const int Width = 860;
    private const int NameWidth = 290;
    private const int FigureWidth = 150;
    private const int BarWidth = Width - NameWidth - FigureWidth;
    private const int BarHeight = 13;
    private const int BarStep = 19;
    private const int TitleHeight = 34;
    private const int PanelGap = 18;

    private const int LineHeight = 16;

    // Candidates beyond this multiple of the best serializer have no bar.
    private const double LongestRatio = 5;

    // Characters of one line of text.
    private const int LineLength = 118;

    private const string Style = """
        text { font: 12px system-ui, sans-serif; fill: #1f2328 }
        .title { font-weight: 600; font-size: 13px }
        .heading { font-weight: 600; font-size: 16px }
        .quiet { fill: #59636e }
        .subject { fill: #0969da } .rival { fill: #8c959f } .floor { fill: #d0d7de }
        .axis { stroke: #8c959f; stroke-width: 1 }
        @media (prefers-color-scheme: dark) {
          text { fill: #e6edf3 }
          .quiet { fill: #9198a1 }
          .subject { fill: #4493f8 } .rival { fill: #656c76 } .floor { fill: #3d444d }
        }
        """;

    public static string Of(SuiteResult suite, string subtitle)
    {
        var body = new StringBuilder();
        var y = 24;
        Text(body, 0, y, "heading", $"Suite {suite.Id}: {suite.Title}");
        Text(body, 0, y + 20, "quiet", subtitle);
        y += 40;
        foreach (var row in suite.Rows)
            y = WritePanel(body, row, y);

        return $"""
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 {Width + 16} {y}" role="img"
                 aria-label="{Escape(suite.Title)}">
            <style>
            {Style}
            </style>
            {body}</svg>

            """.ReplaceLineEndings("\n");
    }

    /// <summary>Returns where the next panel starts.</summary>
    private static int WritePanel(StringBuilder body, RowResult row, int top)
    {
        Text(body, 0, top + 20, "title", row.Title);
        var y = top + TitleHeight;
        var isShort = row.Candidates.ToLookup(candidate => candidate.RatioToBest.Middle <= LongestRatio);
        var longest = isShort[true].Max(candidate => candidate.Nanoseconds);
        foreach (var candidate in isShort[true])
        {
            WriteBar(body, candidate, longest, y);
            y += BarStep;
        }

        var bottom = y - BarStep + BarHeight + 2;
        body.Append($"<line class=\"axis\" x1=\"{NameWidth}\" y1=\"{top + TitleHeight - 3}\" ");
        body.Append($"x2=\"{NameWidth}\" y2=\"{bottom}\"/>\n");
        foreach (var line in LinesOf(isShort[false]))
        {
            y += LineHeight;
            Text(body, 0, y - LineHeight / 4, "quiet", line);
        }

        return y + PanelGap;
    }

    private static void WriteBar(StringBuilder body, CandidateResult candidate, double longest, int y)
    {
        var length = BarWidth * candidate.Nanoseconds / longest;
        var baseline = y + BarHeight - 2;
        Text(body, NameWidth - 8, baseline, "", candidate.Measurement.Name, "end");
        body.Append($"<rect class=\"{ClassOf(candidate.Measurement)}\" x=\"{NameWidth}\" y=\"{y}\" ");
        body.Append($"width=\"{Number(Math.Max(1, length))}\" height=\"{BarHeight}\"/>\n");
        var ratio = Figures.Ratio(candidate.RatioToBest.Middle);
        Text(body, NameWidth + length + 6, baseline, "", $"{Figures.Time(candidate.Nanoseconds)} ({ratio}x)");
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
        return measurement.Name.StartsWith(RowSummary.Subject, StringComparison.Ordinal) ? "subject" : "rival";
    }

    private static void Text(StringBuilder body, double x, int y, string style, string text, string anchor = "start")
    {
        body.Append($"<text x=\"{Number(x)}\" y=\"{y}\" class=\"{style}\" text-anchor=\"{anchor}\">");
        body.Append($"{Escape(text)}</text>\n");
    }

    private static string Escape(string text) => WebUtility.HtmlEncode(text);

    private static string Number(double value) => value.ToString("0.#", CultureInfo.InvariantCulture);
}
