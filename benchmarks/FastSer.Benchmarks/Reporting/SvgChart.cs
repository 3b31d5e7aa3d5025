using System.Globalization;
using System.Net;
using System.Text;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// One chart a suite: a panel a row, a bar a candidate, linear from zero. A bar longer than the scale is cut and says
/// so; the figure beside it is always the measured one. Transparent, with colours for light and dark pages.
/// </summary>
internal static class SvgChart
{
    private const int Width = 860;
    private const int NameWidth = 250;
    private const int FigureWidth = 150;
    private const int BarWidth = Width - NameWidth - FigureWidth;
    private const int BarHeight = 13;
    private const int BarStep = 19;
    private const int TitleHeight = 34;
    private const int PanelGap = 18;

    // Beyond this multiple of the best serializer bars are cut: the close races are what a chart is for.
    private const double LongestRatio = 5;

    private const string Style = """
        text { font: 12px system-ui, sans-serif; fill: #1f2328 }
        .title { font-weight: 600; font-size: 13px }
        .heading { font-weight: 600; font-size: 16px }
        .quiet { fill: #59636e }
        .subject { fill: #0969da } .rival { fill: #8c959f } .floor { fill: #d0d7de }
        .cut { stroke: #ffffff; stroke-width: 3 } .axis { stroke: #8c959f; stroke-width: 1 }
        @media (prefers-color-scheme: dark) {
          text { fill: #e6edf3 }
          .quiet { fill: #9198a1 }
          .subject { fill: #4493f8 } .rival { fill: #656c76 } .floor { fill: #3d444d }
          .cut { stroke: #0d1117 }
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
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 {Width + 16} {y}" role="img" aria-label="{Escape(suite.Title)}">
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
        var longest = LongestTime(row);
        foreach (var candidate in row.Candidates)
        {
            WriteBar(body, candidate, longest, y);
            y += BarStep;
        }

        var bottom = y - BarStep + BarHeight + 2;
        body.Append($"<line class=\"axis\" x1=\"{NameWidth}\" y1=\"{top + TitleHeight - 3}\" x2=\"{NameWidth}\" y2=\"{bottom}\"/>\n");
        return y + PanelGap;
    }

    private static void WriteBar(StringBuilder body, CandidateResult candidate, double longest, int y)
    {
        var isCut = candidate.Nanoseconds > longest;
        var length = BarWidth * Math.Min(1, candidate.Nanoseconds / longest);
        var baseline = y + BarHeight - 2;
        Text(body, NameWidth - 8, baseline, "", candidate.Measurement.Name, "end");
        body.Append($"<rect class=\"{ClassOf(candidate.Measurement)}\" x=\"{NameWidth}\" y=\"{y}\" ");
        body.Append($"width=\"{Number(Math.Max(1, length))}\" height=\"{BarHeight}\"/>\n");
        if (isCut)
        {
            var x = NameWidth + BarWidth - 26;
            body.Append($"<line class=\"cut\" x1=\"{x}\" y1=\"{y + BarHeight + 1}\" x2=\"{x + 8}\" y2=\"{y - 1}\"/>\n");
        }

        var ratio = Figures.Ratio(candidate.RatioToBest.Middle);
        Text(body, NameWidth + length + 6, baseline, "", $"{Figures.Time(candidate.Nanoseconds)} ({ratio}x)");
    }

    private static double LongestTime(RowResult row)
    {
        var slowest = row.Candidates.Max(candidate => candidate.Nanoseconds);
        var best = row.Candidates.FirstOrDefault(candidate => candidate.Measurement.Name == row.Best);
        return best is null ? slowest : Math.Min(slowest, best.Nanoseconds * LongestRatio);
    }

    private static string ClassOf(CandidateMeasurement measurement)
    {
        if (measurement.Kind == CandidateKind.Floor)
            return "floor";
        return measurement.Name.StartsWith(RowSummary.Subject, StringComparison.Ordinal) ? "subject" : "rival";
    }

    private static void Text(StringBuilder body, double x, int y, string style, string text, string anchor = "start") =>
        body.Append($"<text x=\"{Number(x)}\" y=\"{y}\" class=\"{style}\" text-anchor=\"{anchor}\">{Escape(text)}</text>\n");

    private static string Escape(string text) => WebUtility.HtmlEncode(text);

    private static string Number(double value) => value.ToString("0.#", CultureInfo.InvariantCulture);
}
