using System.Globalization;
using System.Net;
using System.Text;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// An SVG picture of texts, bars, dots and intervals, with colors and a background for light and dark.
/// </summary>
/// <param name="width">
/// The width of what is drawn. No page shows the picture larger, and a narrower page shrinks it, so that texts of a narrow picture can be read
/// on a phone.
/// </param>
internal sealed class Svg(int width = Svg.Width)
{
    /// <summary>A picture for the width of a page.</summary>
    public const int Width = 860;

    /// <summary>A picture that a phone shows almost as large as a page.</summary>
    public const int NarrowWidth = 440;

    // Of a character of the largest plain text and of a title, a little more than most are.
    private const double CharacterWidth = 7;

    private const int Margin = 8;

    private const string Style = """
        svg { background: #ffffff }
        text { font: 12px system-ui, sans-serif; fill: #1f2328 }
        .title { font-weight: 600; font-size: 13px }
        .heading { font-weight: 600; font-size: 16px }
        .quiet { fill: #59636e }
        .subject { fill: #0969da } .rival { fill: #8c959f } .floor { fill: #d0d7de } .loss { fill: #bc4c00 }
        .axis { stroke: #8c959f; stroke-width: 1 } .grid { stroke: #d0d7de; stroke-width: 1 }
        .interval { stroke: #1f2328; stroke-width: 1.5 }
        .line { fill: none; stroke-width: 2 }
        .line.subject { stroke: #0969da } .line.first { stroke: #bc4c00 } .line.second { stroke: #1a7f37 } .line.third { stroke: #8250df }
        .first { fill: #bc4c00 } .second { fill: #1a7f37 } .third { fill: #8250df }
        .line.subject, .line.first, .line.second, .line.third { fill: none }
        .hollow { fill: #ffffff; stroke-width: 2 } .hollow.subject { fill: #ffffff; stroke: #0969da } .hollow.loss { fill: #ffffff; stroke: #bc4c00 }
        @media (prefers-color-scheme: dark) {
          svg { background: #0d1117 }
          text { fill: #e6edf3 }
          .quiet { fill: #9198a1 }
          .subject { fill: #4493f8 } .rival { fill: #656c76 } .floor { fill: #3d444d } .loss { fill: #f0883e }
          .axis { stroke: #656c76 } .grid { stroke: #3d444d } .interval { stroke: #e6edf3 }
          .line.subject { stroke: #4493f8 } .line.first { stroke: #f0883e } .line.second { stroke: #3fb950 } .line.third { stroke: #a371f7 }
          .first { fill: #f0883e } .second { fill: #3fb950 } .third { fill: #a371f7 }
          .hollow.subject { fill: #0d1117; stroke: #4493f8 } .hollow.loss { fill: #0d1117; stroke: #f0883e }
        }
        """;

    private readonly StringBuilder _body = new();

    public void Text(double x, double y, string style, string text, string anchor = "start") => _body.Append(
        $"<text x=\"{Number(x)}\" y=\"{Number(y)}\" class=\"{style}\" text-anchor=\"{anchor}\">{Escape(text)}</text>\n");

    public void Bar(double x, double y, double width, double height, string style) => _body.Append(
        $"<rect class=\"{style}\" x=\"{Number(x)}\" y=\"{Number(y)}\" width=\"{Number(Math.Max(1, width))}\" "
        + $"height=\"{Number(height)}\"/>\n");

    public void VerticalLine(double x, double top, double bottom, string style = "axis") => Line(style, x, top, x, bottom);

    public void HorizontalLine(double y, double left, double right, string style) => Line(style, left, y, right, y);

    public void Dot(double x, double y, double radius, string style) => _body.Append(
        $"<circle class=\"{style}\" cx=\"{Number(x)}\" cy=\"{Number(y)}\" r=\"{Number(radius)}\"/>\n");

    /// <summary>A line through points from left to right.</summary>
    public void Polyline(IEnumerable<(double X, double Y)> points, string style) => _body.Append(
        $"<polyline class=\"line {style}\" points=\"{string.Join(' ', points.Select(static point => $"{Number(point.X)},{Number(point.Y)}"))}\"/>\n");

    /// <summary>A text in as many lines as it needs; returns the baseline of the last one.</summary>
    public double Paragraph(double y, string style, string text, int lineHeight)
    {
        var lines = ConsoleLine.Wrap(text, (int)(width / CharacterWidth)).Select(static line => line.Text.Trim()).ToList();
        for (var i = 0; i < lines.Count; i++)
            Text(0, y + i * lineHeight, style, lines[i]);
        return y + (lines.Count - 1) * lineHeight;
    }

    private void Line(string style, double left, double top, double right, double bottom) => _body.Append(
        $"<line class=\"{style}\" x1=\"{Number(left)}\" y1=\"{Number(top)}\" x2=\"{Number(right)}\" y2=\"{Number(bottom)}\"/>\n");

    /// <summary>The whole picture.</summary>
    public string ToString(string label, int height) => $"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-{Margin} 0 {width + 2 * Margin} {height}" role="img"
             width="{width + 2 * Margin}" style="max-width: 100%; height: auto" aria-label="{Escape(label)}">
        <style>
        {Style}
        </style>
        {_body}</svg>

        """.ReplaceLineEndings("\n");

    private static string Escape(string text) => WebUtility.HtmlEncode(text);

    private static string Number(double value) => value.ToString("0.#", CultureInfo.InvariantCulture);
}
