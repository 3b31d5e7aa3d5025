using System.Text;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The report as Markdown: where and how it was measured, then a table a row.</summary>
internal static class MarkdownReport
{
    public static string Of(BenchmarkReport report, Func<SuiteResult, string> chartFileOf)
    {
        var text = new StringBuilder();
        WriteEnvironment(text, report);
        foreach (var suite in report.Suites)
        {
            Line(text, $"## Suite {suite.Id}: {suite.Title}");
            Line(text, $"Source: {suite.Source}.");
            Line(text, $"![Suite {suite.Id}]({chartFileOf(suite)})");
            foreach (var row in suite.Rows)
                WriteRow(text, row);
        }

        return text.ToString();
    }

    private static void WriteEnvironment(StringBuilder text, BenchmarkReport report)
    {
        var environment = report.Environment;
        Line(text, "# FastSer benchmarks");
        text.Append($"- Date: {environment.Date:yyyy-MM-dd HH:mm zzz}\n");
        text.Append($"- Command: `{environment.Command}`\n");
        text.Append($"- Machine: {environment.Processor}, {environment.Processors} processors, ");
        text.Append($"vectors of {environment.Vectors}, {environment.OperatingSystem}\n");
        text.Append($"- Runtime: {environment.Runtime}; GC: {environment.GarbageCollector}; ");
        text.Append($"tiering: {environment.Tiering}\n");
        text.Append($"- Method: {environment.Method}\n");
        text.Append($"- Systems: {string.Join(", ", report.SystemVersions.Select(v => $"{v.Key} {v.Value}"))}\n");
        foreach (var remark in report.Remarks)
            text.Append($"- {remark}\n");
        text.Append('\n');
        Line(text, "\"To best\" is the time divided by that of the best serializer of the row (median of the ratios of "
            + "all rounds, with a bootstrap 95 % interval). Floors are limits and not serializers. "
            + "\"Published\" is what the source printed, on its own machine and runtime: time, ratio to the best of "
            + "its row, payload.");
    }

    private static void WriteRow(StringBuilder text, RowResult row)
    {
        Line(text, $"### {row.Title}");
        WriteCells(text, ReportTable.Columns);
        WriteCells(text, [.. ReportTable.Columns.Select((_, i) => ReportTable.IsFigure(i) ? "---:" : "---")]);
        foreach (var candidate in row.Candidates)
            WriteCells(text, ReportTable.CellsOf(candidate, row));
        foreach (var absent in row.Absent)
            WriteCells(text, ReportTable.CellsOf(absent, row));
        text.Append('\n');
        if (row.Verdict.Length > 0)
            Line(text, row.Verdict + ".");
        if (PublishedText.OfOthers(row) is { Length: > 0 } others)
            Line(text, others + ".");
    }

    private static void WriteCells(StringBuilder text, IReadOnlyList<string> cells)
    {
        var escaped = cells.Select(cell => cell.Replace("|", "\\|", StringComparison.Ordinal));
        text.Append("| ").AppendJoin(" | ", escaped).Append(" |\n");
    }

    private static void Line(StringBuilder text, string line) => text.Append(line).Append("\n\n");
}
