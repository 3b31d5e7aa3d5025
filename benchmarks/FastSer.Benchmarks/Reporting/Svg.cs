using System.Globalization;
using System.Net;
using System.Text;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// An SVG picture of texts and bars, with colors and a background for light and dark, and a width that fits a page.
/// </summary>
internal sealed class Svg
{
    public const int Width = 860;

    private const int Margin = 8;

    private const string Style = """
        svg { background: #ffffff }
        text { font: 12px system-ui, sans-serif; fill: #1f2328 }
        .title { font-weight: 600; font-size: 13px }
        .heading { font-weight: 600; font-size: 16px }
        .quiet { fill: #59636e }
        .subject { fill: #0969da } .rival { fill: #8c959f } .floor { fill: #d0d7de }
        .axis { stroke: #8c959f; stroke-width: 1 }
        @media (prefers-color-scheme: dark) {
          svg { background: #0d1117 }
          text { fill: #e6edf3 }
          .quiet { fill: #9198a1 }
          .subject { fill: #4493f8 } .rival { fill: #656c76 } .floor { fill: #3d444d }
        }
        """;

    private readonly StringBuilder _body = new();

    public void Text(double x, double y, string style, string text, string anchor = "start") => _body.Append(
        $"<text x=\"{Number(x)}\" y=\"{Number(y)}\" class=\"{style}\" text-anchor=\"{anchor}\">{Escape(text)}</text>\n");

    public void Bar(double x, double y, double width, double height, string style) => _body.Append(
        $"<rect class=\"{style}\" x=\"{Number(x)}\" y=\"{Number(y)}\" width=\"{Number(Math.Max(1, width))}\" "
        + $"height=\"{Number(height)}\"/>\n");

    public void VerticalLine(double x, double top, double bottom) => _body.Append(
        $"<line class=\"axis\" x1=\"{Number(x)}\" y1=\"{Number(top)}\" x2=\"{Number(x)}\" y2=\"{Number(bottom)}\"/>\n");

    /// <summary>The whole picture.</summary>
    public string ToString(string label, int height) => $"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-{Margin} 0 {Width + 2 * Margin} {height}" role="img"
             aria-label="{Escape(label)}">
        <style>
        {Style}
        </style>
        {_body}</svg>

        """.ReplaceLineEndings("\n");

    private static string Escape(string text) => WebUtility.HtmlEncode(text);

    private static string Number(double value) => value.ToString("0.#", CultureInfo.InvariantCulture);
}
