using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// Why FastSer is not first in a row, written by hand: a Markdown file whose headings of the second level are parts of row
/// ids with * as a wildcard, several separated by commas, and whose texts are the reasons. A heading that begins with
/// <c>bytes:</c> is about the size of the payload instead of the time.
/// </summary>
internal sealed class ReasonBook
{
    private const string Heading = "## ";
    private const string BytesPrefix = "bytes:";

    private readonly List<Reason> _reasons;

    private ReasonBook(List<Reason> reasons) => _reasons = reasons;

    public static ReasonBook Read(string text)
    {
        var reasons = text
            .ReplaceLineEndings("\n")
            .Split("\n" + Heading)
            .Skip(1)
            .Select(section => section.Split('\n', 2))
            .Select(section => Parse(section[0].Trim(), section.Length == 1 ? "" : section[1].Trim()))
            .ToList();
        return new ReasonBook(reasons);
    }

    /// <summary>The text of the first heading that fits; null if no heading fits.</summary>
    public string? OfTime(string rowId) => Find(rowId, isBytes: false);

    public string? OfBytes(string rowId) => Find(rowId, isBytes: true);

    private static Reason Parse(string heading, string text)
    {
        var isBytes = heading.StartsWith(BytesPrefix, StringComparison.Ordinal);
        var filters = (isBytes ? heading[BytesPrefix.Length..] : heading)
            .Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        return new Reason(isBytes, filters, text);
    }

    private string? Find(string rowId, bool isBytes) => _reasons
        .FirstOrDefault(reason => reason.IsBytes == isBytes && RowSelection.IsSelected(rowId, reason.Filters))?.Text;

    private sealed record Reason(bool IsBytes, string[] Filters, string Text);
}
