using System.Globalization;
using System.Net;
using System.Text;

namespace FastSer.Tool;

/// <summary>Draws the bytes of members as areas: an SVG of rectangles, whose titles show the members.</summary>
internal static class Treemap
{
    private const double Width = 1200;
    private const double Height = 700;

    /// <summary>Smaller members are one area.</summary>
    private const double LeastShare = 0.0005;

    /// <summary>Returns the SVG.</summary>
    /// <param name="sizes">The members and their bytes, the largest first.</param>
    public static string Draw(IReadOnlyList<(string Path, long Bytes, long Values)> sizes)
    {
        var total = Math.Max(1, sizes.Sum(static size => size.Bytes));
        var shown = sizes.Where(size => size.Bytes >= total * LeastShare).Select(static size => (size.Path, size.Bytes)).ToList();
        var rest = total - shown.Sum(static size => size.Bytes);
        if (rest > 0 && shown.Count > 0)
        {
            shown.Add(("(others)", rest));
        }

        var svg = new StringBuilder();
        svg.Append(Invariant($"""
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {Width} {Height}" font-family="sans-serif" font-size="12">

            """));
        Place(svg, shown, total, (0, 0, Width, Height));
        return svg.Append("</svg>\n").ToString().ReplaceLineEndings("\n");
    }

    /// <summary>Fills a rectangle row by row; each row ends where one more member would make its areas longer and narrower.</summary>
    private static void Place(StringBuilder svg, List<(string Path, long Bytes)> sizes, long total, (double X, double Y, double Width, double Height) area)
    {
        var perByte = area.Width * area.Height / total;
        for (var first = 0; first < sizes.Count;)
        {
            var side = Math.Min(area.Width, area.Height);
            var (count, sum) = (1, (double)sizes[first].Bytes);
            for (var worst = double.MaxValue; first + count <= sizes.Count; count++)
            {
                var next = Worst(sizes, first, count, sum * perByte, side, perByte);
                if (next > worst || first + count == sizes.Count)
                {
                    (count, sum) = next > worst ? (count - 1, sum - sizes[first + count - 1].Bytes) : (count, sum);
                    break;
                }

                (worst, sum) = (next, sum + sizes[first + count].Bytes);
            }

            area = PlaceRow(svg, sizes.GetRange(first, count), sum * perByte / Math.Max(side, 1e-9), perByte, area);
            first += count;
        }
    }

    /// <summary>Returns the largest ratio of the sides of an area in a row.</summary>
    private static double Worst(List<(string Path, long Bytes)> sizes, int first, int count, double rowArea, double side, double perByte)
    {
        var thickness = rowArea / side;
        var (largest, smallest) = (sizes[first].Bytes * perByte / thickness, sizes[first + count - 1].Bytes * perByte / thickness);
        return Math.Max(Math.Max(largest, thickness) / Math.Min(largest, thickness), Math.Max(smallest, thickness) / Math.Min(smallest, thickness));
    }

    private static (double X, double Y, double Width, double Height) PlaceRow(
        StringBuilder svg, List<(string Path, long Bytes)> row, double thickness, double perByte, (double X, double Y, double Width, double Height) area)
    {
        var isColumn = area.Width >= area.Height;
        var (x, y) = (area.X, area.Y);
        foreach (var (path, bytes) in row)
        {
            var length = bytes * perByte / Math.Max(thickness, 1e-9);
            var (width, height) = isColumn ? (thickness, length) : (length, thickness);
            Append(svg, path, bytes, (x, y, width, height));
            (x, y) = isColumn ? (x, y + length) : (x + length, y);
        }

        return isColumn
            ? (area.X + thickness, area.Y, area.Width - thickness, area.Height)
            : (area.X, area.Y + thickness, area.Width, area.Height - thickness);
    }

    private static void Append(StringBuilder svg, string path, long bytes, (double X, double Y, double Width, double Height) area)
    {
        var name = WebUtility.HtmlEncode(path.Length == 0 ? "(value)" : path);
        var fits = (int)(area.Width / 7) - 1;
        svg.Append(Invariant($"""
            <g><title>{name}: {bytes:N0} bytes</title><rect x="{area.X:F1}" y="{area.Y:F1}" width="{area.Width:F1}" height="{area.Height:F1}"
              fill="hsl({HueOf(path)} 55% 72%)" stroke="#fff"/>
            """));
        if (area.Height >= 16 && fits >= 4)
        {
            var label = WebUtility.HtmlEncode(path.Length > fits ? path[..fits] : path);
            svg.Append(Invariant($"""<text x="{area.X + 4:F1}" y="{area.Y + 14:F1}">{label}</text>"""));
        }

        svg.Append("</g>\n");
    }

    /// <summary>Members of the same part of the root have the same color.</summary>
    private static int HueOf(string path)
    {
        var hue = 17;
        foreach (var letter in path.TakeWhile(static letter => letter is not ('.' or '[' or ' ')))
        {
            hue = ((hue * 31) + letter) % 360;
        }

        return hue;
    }

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
