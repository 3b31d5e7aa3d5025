using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The end of the output: a line a suite, and the rows in which another serializer is faster.</summary>
internal static class ConsoleSummary
{
    private const string Indent = "  ";

    public static IEnumerable<ConsoleLine> LinesOf(BenchmarkReport report, int width)
    {
        var groups = report.Suites.Select(static suite => (Suite: suite, Groups: OutcomeGroup.Of(suite).ToList()))
            .Where(static pair => pair.Groups.Count > 0)
            .ToList();
        if (groups.Count == 0)
            return [];
        var outcomes = groups.SelectMany(static pair => pair.Groups).SelectMany(static group => group.Outcomes).ToList();
        return
        [
            ConsoleLine.Empty,
            .. ConsoleLine.Wrap("FastSer beside the fastest other serializer of each row, geometric means:", width, ConsoleLine.Bold),
            .. groups.SelectMany(pair => ConsoleLine.Wrap(TextOf(pair.Suite, pair.Groups), width, "default", Indent)),
            .. LossesOf(outcomes, width),
        ];
    }

    /// <summary>For example "000: write 1.95, read 1.07 times as fast as the best of 9 others".</summary>
    private static string TextOf(SuiteResult suite, List<OutcomeGroup> groups)
    {
        var others = suite.Rows.SelectMany(static row => row.Candidates)
            .Where(static candidate => candidate.Measurement.Kind == CandidateKind.Serializer && !RowSummary.IsSubject(candidate.Measurement))
            .Select(static candidate => candidate.Measurement.SystemName)
            .Distinct()
            .Count();
        var means = groups.Select(static group => $"{group.Operation} {Figures.Ratio(group.SpeedUp.Middle)}");
        return $"{suite.Id}: {string.Join("; ", means)} times as fast as {(others == 1 ? "the other" : $"the best of {others} others")}";
    }

    private static IEnumerable<ConsoleLine> LossesOf(List<RowOutcome> outcomes, int width)
    {
        var losses = outcomes.FindAll(static outcome => outcome.IsSlower);
        var ties = outcomes.Count(static outcome => outcome is { IsSlower: false, IsFaster: false });
        var head = $"Of {outcomes.Count} rows, FastSer is faster in {outcomes.Count - losses.Count - ties}, level in {ties} "
            + $"(no difference beyond noise) and slower in {losses.Count}{(losses.Count == 0 ? "." : ":")}";
        return
        [
            .. ConsoleLine.Wrap(head, width, ConsoleLine.Bold),
            .. losses.SelectMany(outcome => ConsoleLine.Wrap(
                $"{outcome.Row.Id}: {Figures.Ratio(outcome.SpeedUp.Invert().Middle)} times the time of {outcome.Rival.Measurement.Name} "
                + $"({Figures.Range(outcome.SpeedUp.Invert())})",
                width, ConsoleLine.Loss, Indent)),
        ];
    }
}
