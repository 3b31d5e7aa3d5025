using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// The comparison as a document: a first page with a summary, and where FastSer is not first and why; then a page a suite with a chart and a short
/// table, beside a CSV file with all figures, and pages of how it was measured, of sizes, and of what the others give up.
/// </summary>
/// <param name="report">The figures.</param>
/// <param name="texts">What is written by hand.</param>
/// <param name="others">The figures of other runtimes, one report each.</param>
internal sealed class ComparisonDocument(BenchmarkReport report, DocumentTexts texts, IReadOnlyList<BenchmarkReport>? others = null)
{
    private static readonly string[] s_summaryColumns =
        ["Suite", "Rows", "Faster", "Tie", "Slower", "Times as fast", "Fewest bytes"];

    private static readonly string[] s_rowColumns = ["Row", "FastSer", "Bytes", "Best other", "Times as fast"];

    private const string FirstPage = "comparison.md";
    private const string Folder = "comparison";

    private const string VerdictLegend =
        "A row compares the fastest format of FastSer with the fastest other serializer. \"Times as fast\" is the other's time divided by FastSer's: 2 is "
        + "half of the time. The numbers in brackets say how far noise can have moved it (95 % confidence, the widest range of all processes); where "
        + "they contain 1, the row is a tie. \"Bytes\" is the size of the result.";

    private readonly List<OutcomeGroup> _groups = [.. report.Suites.SelectMany(OutcomeGroup.Of)];
    private readonly List<string> _unexplained = [];

    /// <summary>The rows that FastSer does not win and for which no reason is written.</summary>
    public IReadOnlyList<string> Unexplained => _unexplained;

    private IEnumerable<RowOutcome> Outcomes => _groups.SelectMany(group => group.Outcomes);

    /// <summary>The texts of all pages by their paths, which their links expect. Charts are in "images".</summary>
    public IEnumerable<(string Path, string Text)> Write(Func<SuiteResult, string> chartFileOf, string summaryChart)
    {
        yield return (FirstPage, WriteFirst(summaryChart));
        yield return ($"{Folder}/method.md", WriteMethod());
        yield return ($"{Folder}/sizes.md", WriteSizes());
        yield return ($"{Folder}/systems.md", texts.Rivals + "\n");
        if (report.Processes is { } processes)
            yield return ($"{Folder}/processes.md", WriteProcesses(processes));
        if (others is { Count: > 0 })
            yield return ($"{Folder}/runtimes.md", new RuntimePage(report, others).Write());
        foreach (var suite in report.Suites)
        {
            yield return ($"{Folder}/{PageOf(suite.Id)}", WriteSuite(suite, $"../images/{chartFileOf(suite)}"));
            yield return ($"{Folder}/{TableOf(suite.Id)}", SuiteCsv.Of(suite));
        }
    }

    private static string PageOf(string suite) => $"suite-{suite}.md";

    private static string TableOf(string suite) => $"suite-{suite}.csv";

    private string WriteFirst(string summaryChart)
    {
        _unexplained.Clear();
        var text = new MarkdownText();
        text.Paragraph("# Comparison with other serializers");
        text.Paragraph(texts.Introduction);
        WriteSummary(text, $"images/{summaryChart}");
        if (report.Processes is not null)
            text.Paragraph($"[Start-up and memory of each system]({Folder}/processes.md)");
        if (others is { Count: > 0 })
            text.Paragraph($"[The same on other runtimes]({Folder}/runtimes.md): {string.Join("; ", others.Select(static one => one.Environment.Runtime))}");
        WriteLosses(text);
        return text.ToPage();
    }

    private string WriteMethod()
    {
        var text = new MarkdownText();
        text.Paragraph("# How the comparison was measured");
        MarkdownReport.WriteEnvironment(text, report);
        text.Paragraph("## How to read the tables");
        text.Paragraph(VerdictLegend);
        text.Paragraph(SuiteCsv.Legend);
        text.Paragraph("## What counts as a record");
        text.Paragraph(NoiseText.Rule);
        text.Paragraph($"In this record: {Noise.Of(report)}.");
        return text.ToPage();
    }

    private string WriteSizes()
    {
        var text = new MarkdownText();
        WriteBytes(text);
        return text.ToPage();
    }

    private static string WriteProcesses(IReadOnlyList<ProcessFigure> figures)
    {
        var text = new MarkdownText();
        MarkdownReport.WriteProcesses(text, figures, "#");
        text.Paragraph($"Method: {ProcessRun.Method}.");
        text.Paragraph("[Summary](../comparison.md)");
        return text.ToPage();
    }

    private string WriteSuite(SuiteResult suite, string chart)
    {
        var text = new MarkdownText();
        MarkdownReport.WriteSuiteHead(text, suite, chart, "#");
        GrowthTable.Write(text, suite);
        WriteRows(text, suite);
        text.Paragraph($"[All systems and figures as CSV]({TableOf(suite.Id)}), [how to read the tables](method.md#how-to-read-the-tables), "
            + "[summary](../comparison.md)");
        return text.ToPage();
    }

    private void WriteSummary(MarkdownText text, string chart)
    {
        text.Paragraph("## Summary");
        text.Paragraph(VerdictLegend + " The mean of several rows is the geometric mean.");
        text.Paragraph($"![FastSer and the best other serializer of each row]({chart})");
        text.Header(s_summaryColumns, column => column > 0);
        foreach (var group in _groups)
            WriteGroup(text, $"[{TitleOf(group)}]({Folder}/{PageOf(group.Suite)}): {group.Operation}", group);
        foreach (var operation in (string[])[OutcomeGroup.Write, OutcomeGroup.Read])
            WriteGroup(text, $"**all, {operation}**", new OutcomeGroup("", operation, OutcomesOf(operation)));
        text.End();
        if (_groups.Exists(static group => group.Suite == ScaleSuite.Id))
            text.Paragraph($"\"All\" is without suite {ScaleSuite.Id}, whose rows are one list in several lengths.");
    }

    private string TitleOf(OutcomeGroup group) => report.Suites.First(suite => suite.Id == group.Suite).Title;

    private List<RowOutcome> OutcomesOf(string operation) =>
        [.. _groups.Where(group => group.Operation == operation && group.Suite != ScaleSuite.Id).SelectMany(group => group.Outcomes)];

    private static void WriteGroup(MarkdownText text, string name, OutcomeGroup group)
    {
        var outcomes = group.Outcomes;
        if (outcomes.Count == 0)
            return;
        var faster = outcomes.Count(outcome => outcome.IsFaster);
        var slower = outcomes.Count(outcome => outcome.IsSlower);
        text.Cells(
        [
            name, $"{outcomes.Count}", $"{faster}", $"{outcomes.Count - faster - slower}", $"{slower}",
            $"{Figures.Ratio(group.SpeedUp.Middle)} ({Figures.Range(group.SpeedUp)})",
            $"{outcomes.Count(outcome => outcome.HasFewestBytes)} of {outcomes.Count}",
        ]);
    }

    private void WriteLosses(MarkdownText text)
    {
        text.Paragraph("## Where FastSer loses or ties, and why");
        var others = Outcomes.Where(outcome => !outcome.IsFaster).ToList();
        if (others.Count == 0)
            text.Paragraph("In no row of this run.");
        WriteReasons(text, others, texts.Reasons.OfTime, outcome =>
            $"{MarkdownText.Escape(outcome.Row.Title)} ({(outcome.IsSlower ? "slower than" : "tie with")} {outcome.Rival.Measurement.Name}, "
            + $"{Figures.Ratio(outcome.SpeedUp.Middle)} times as fast, {Figures.Range(outcome.SpeedUp)})");
    }

    private void WriteBytes(MarkdownText text)
    {
        text.Paragraph("# Where FastSer's bytes are not the fewest");
        var others = Outcomes.Where(outcome => !outcome.HasFewestBytes).ToList();
        if (others.Count == 0)
            text.Paragraph("In no row of this run.");
        WriteReasons(text, others, texts.Reasons.OfBytes, outcome =>
            $"{MarkdownText.Escape(outcome.Row.Title)} ({Figures.Payload(outcome.SmallestSubject)} B, "
            + $"{outcome.SmallestRival.Name} {Figures.Payload(outcome.SmallestRival)} B)");
    }

    /// <summary>One item a reason: the rows, then the reason.</summary>
    private void WriteReasons(
        MarkdownText text, List<RowOutcome> outcomes, Func<string, string?> reasonOf, Func<RowOutcome, string> describe)
    {
        foreach (var group in outcomes.GroupBy(outcome => reasonOf(outcome.Row.Id)))
        {
            var reason = (group.Key ?? "Not explained yet.").Replace("\n", "\n  ", StringComparison.Ordinal);
            text.Item($"**{string.Join("; ", group.Select(describe))}.** {reason}");
            if (group.Key is null)
                _unexplained.AddRange(group.Select(outcome => outcome.Row.Id));
        }

        text.End();
    }

    private void WriteRows(MarkdownText text, SuiteResult suite)
    {
        var outcomes = Outcomes.Where(outcome => suite.Rows.Contains(outcome.Row)).ToList();
        if (outcomes.Count == 0)
            return;
        text.Header(s_rowColumns, column => column is 1 or 2);
        foreach (var outcome in outcomes)
        {
            text.Cells(
            [
                outcome.Row.Title,
                TextOf(outcome.Subject),
                Figures.Payload(outcome.Subject.Measurement),
                TextOf(outcome.Rival),
                VerdictOf(outcome),
            ]);
        }

        text.End();
    }

    private static string TextOf(CandidateResult candidate) =>
        $"{candidate.Measurement.Name}, {Figures.Time(candidate.Nanoseconds)}";

    private static string VerdictOf(RowOutcome outcome)
    {
        if (outcome.IsFaster)
            return $"{Figures.Ratio(outcome.SpeedUp.Middle)} ({Figures.Range(outcome.SpeedUp)})";
        var slowDown = outcome.SpeedUp.Invert();
        return outcome.IsSlower
            ? $"**slower: {Figures.Ratio(slowDown.Middle)} times the time** ({Figures.Range(slowDown)})"
            : $"tie ({Figures.Range(outcome.SpeedUp)})";
    }
}
