using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Reporting;

/// <summary>A page with the rows of the document on other runtimes, a column each, beside those of the document.</summary>
/// <param name="report">The figures of the document.</param>
/// <param name="others">Those of the other runtimes, one report each.</param>
internal sealed class RuntimePage(BenchmarkReport report, IReadOnlyList<BenchmarkReport> others)
{
    private const double Megabyte = 1_000_000;

    private static readonly string[] s_summaryColumns =
        ["Runtime", "Rows", "Faster", "Tie", "Slower", "Times as fast, write", "Times as fast, read"];

    private readonly IReadOnlyList<BenchmarkReport> _all = [report, .. others];

    public string Write()
    {
        var text = new MarkdownText();
        text.Paragraph("# FastSer and the others on other runtimes");
        text.Paragraph("Each runtime has processes of its own. Within a column all systems ran interleaved, as in the other tables; times of "
            + "different columns are of different processes. \"Times as fast\" compares FastSer with the fastest other serializer of the same runtime.");
        foreach (var one in _all)
            WriteEnvironment(text, one);
        WriteSummary(text);
        WriteProcesses(text);
        foreach (var suite in report.Suites)
            WriteSuite(text, suite);
        text.Paragraph("[Summary](../comparison.md), [method](method.md)");
        return text.ToPage();
    }

    private static void WriteEnvironment(MarkdownText text, BenchmarkReport one)
    {
        text.Paragraph($"## {one.Environment.Runtime}");
        MarkdownReport.WriteEnvironment(text, one);
    }

    /// <summary>Only of the rows that all runtimes ran: else the means would be of different rows.</summary>
    private void WriteSummary(MarkdownText text)
    {
        var rows = _all
            .Select(static one => one.Suites.SelectMany(static suite => suite.Rows).Select(static row => row.Id))
            .Aggregate(static (first, second) => first.Intersect(second))
            .ToHashSet();
        if (rows.Count == 0)
            return;
        text.Paragraph("## Summary of the rows that ran on each");
        text.Header(s_summaryColumns, static column => column > 0);
        foreach (var one in _all)
        {
            var outcomes = one.Suites.SelectMany(static suite => suite.Rows)
                .Where(row => rows.Contains(row.Id)).Select(RowOutcome.Of).OfType<RowOutcome>().ToList();
            var faster = outcomes.Count(static outcome => outcome.IsFaster);
            var slower = outcomes.Count(static outcome => outcome.IsSlower);
            text.Cells(
            [
                one.Environment.Runtime, $"{outcomes.Count}", $"{faster}", $"{outcomes.Count - faster - slower}", $"{slower}",
                MeanOf(outcomes, OutcomeGroup.Write), MeanOf(outcomes, OutcomeGroup.Read),
            ]);
        }

        text.End();
    }

    private static string MeanOf(List<RowOutcome> outcomes, string operation)
    {
        var some = outcomes.Where(outcome => OutcomeGroup.OperationOf(outcome.Row.Id) == operation).ToList();
        if (some.Count == 0)
            return Figures.None;
        var mean = new OutcomeGroup("", operation, some).SpeedUp;
        return $"{Figures.Ratio(mean.Middle)} ({Figures.Range(mean)})";
    }

    private void WriteProcesses(MarkdownText text)
    {
        var systems = SystemsOf(static one => (one.Processes ?? []).Select(static figure => figure.System));
        if (systems.Count == 0)
            return;
        text.Paragraph("## Start-up and memory");
        text.Paragraph("Medians, [measured](processes.md) in fresh processes of each runtime.");
        text.Header(["System", "", .. _all.Select(static one => one.Environment.Runtime)], static column => column > 1);
        foreach (var system in systems)
        {
            text.Cells([system, "first byte, ms", .. Cells(system, static figure => Median.Of(figure.StartMilliseconds))]);
            text.Cells(["", "peak, MB", .. Cells(system, static figure => Median.Of(figure.PeakBytes) / Megabyte)]);
        }

        text.End();

        IEnumerable<string> Cells(string system, Func<ProcessFigure, double> value) => _all.Select(one =>
            one.Processes?.FirstOrDefault(figure => figure.System == system) is { } figure ? Figures.Whole(value(figure)) : Figures.None);
    }

    private void WriteSuite(MarkdownText text, SuiteResult suite)
    {
        var rows = suite.Rows.Where(row => others.Any(one => Find(one, row.Id) is not null)).ToList();
        if (rows.Count == 0)
            return;
        text.Paragraph($"## {MarkdownText.Escape(suite.Title)}");
        text.Header(["Row", "System", .. _all.Select(static one => one.Environment.Runtime)], static column => column > 1);
        foreach (var row in rows)
            WriteRow(text, row);
        text.End();
    }

    private void WriteRow(MarkdownText text, RowResult row)
    {
        var title = row.Title;
        foreach (var system in SystemsOf(one => Serializers(Find(one, row.Id)).Select(static candidate => candidate.Measurement.Name)))
        {
            text.Cells([title, system, .. _all.Select(one => TimeOf(Find(one, row.Id), system))]);
            title = "";
        }
    }

    /// <summary>Those that another runtime runs, in the order of the document.</summary>
    private List<string> SystemsOf(Func<BenchmarkReport, IEnumerable<string>> namesOf)
    {
        var elsewhere = others.SelectMany(namesOf).ToHashSet();
        return [.. _all.SelectMany(namesOf).Distinct().Where(elsewhere.Contains)];
    }

    private static string TimeOf(RowResult? row, string system) =>
        Serializers(row).FirstOrDefault(candidate => candidate.Measurement.Name == system) is { } found
            ? Figures.Time(found.Nanoseconds)
            : Figures.None;

    private static IEnumerable<CandidateResult> Serializers(RowResult? row) =>
        (row?.Candidates ?? []).Where(static candidate => candidate.Measurement.Kind == CandidateKind.Serializer);

    private static RowResult? Find(BenchmarkReport one, string id) =>
        one.Suites.SelectMany(static suite => suite.Rows).FirstOrDefault(row => row.Id == id);
}
