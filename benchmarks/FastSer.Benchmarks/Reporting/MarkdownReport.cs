using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The report as Markdown: where and how it was measured, then a table a row.</summary>
internal static class MarkdownReport
{
    public const string Legend =
        "\"To best\" is the time divided by the time of the fastest serializer of the row, and the interval beside it says how far noise can have "
        + "moved it (95 % confidence). \"To floor\" is the time divided by the time of the row's fastest floor. A floor is the least work that any "
        + "serializer must do, and no serializer itself. \"GC\" counts the garbage collections of each generation during all timed rounds. "
        + "\"Published\" has what the source of the suite printed, on its own machine and runtime: time, time divided by the best of its row, payload.";

    public static string Of(BenchmarkReport report, Func<SuiteResult, string> chartFileOf)
    {
        var text = new MarkdownText();
        text.Paragraph("# FastSer benchmarks");
        WriteEnvironment(text, report);
        text.Paragraph(Legend);
        foreach (var suite in report.Suites)
        {
            WriteSuiteHead(text, suite, chartFileOf(suite));
            GrowthTable.Write(text, suite);
            foreach (var row in suite.Rows)
                WriteRow(text, row);
        }

        if (report.Processes is { } processes)
            WriteProcesses(text, processes, "##");
        return text.ToString();
    }

    public static void WriteProcesses(MarkdownText text, IReadOnlyList<ProcessFigure> figures, string level)
    {
        text.Paragraph($"{level} Start-up and memory");
        text.Paragraph(ProcessTable.Legend);
        ProcessTable.Write(text, figures);
    }

    public static void WriteEnvironment(MarkdownText text, BenchmarkReport report)
    {
        var environment = report.Environment;
        text.Item($"Date: {environment.Date:yyyy-MM-dd HH:mm zzz}");
        if (environment.Commit is { } commit)
            text.Item($"Commit: {commit}");
        text.Item($"Command: `{environment.Command}`");
        text.Item($"Machine: {environment.Processor}, {environment.Processors} processors, "
            + $"vectors of {environment.Vectors}, {environment.OperatingSystem}");
        text.Item($"Runtime: {environment.Runtime}; GC: {environment.GarbageCollector}; tiering: {environment.Tiering}");
        text.Item($"Method: {environment.Method}");
        text.Item($"Systems: {string.Join(", ", report.SystemVersions.Select(v => $"{v.Key} {v.Value}"))}");
        foreach (var remark in report.Remarks)
            text.Item(remark);
        text.End();
    }

    public static void WriteSuiteHead(MarkdownText text, SuiteResult suite, string chartFile, string level = "##")
    {
        text.Paragraph($"{level} Suite {suite.Id}: {MarkdownText.Escape(suite.Title)}");
        text.Paragraph($"Source: {suite.Source}.");
        text.Paragraph($"![Suite {suite.Id}]({chartFile})");
    }

    private static void WriteRow(MarkdownText text, RowResult row)
    {
        text.Paragraph($"### {MarkdownText.Escape(row.Title)}");
        text.Header(ReportTable.Columns, ReportTable.IsFigure);
        foreach (var candidate in row.Candidates)
            text.Cells(ReportTable.CellsOf(candidate, row));
        foreach (var absent in row.Absent)
            text.Cells(ReportTable.CellsOf(absent, row));
        text.End();
        if (row.Verdict.Length > 0)
            text.Paragraph(row.Verdict + ".");
        if (PublishedText.OfOthers(row) is { Length: > 0 } others)
            text.Paragraph(others + ".");
    }
}
