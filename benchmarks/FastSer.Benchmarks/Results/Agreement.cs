using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>Returns whether several runs of the same rows say the same of FastSer and the best other serializer of each.</summary>
/// <param name="Agreeing">How many rows do.</param>
/// <param name="Disagreeing">The others.</param>
/// <param name="Missing">Rows that are not in every run, or without a verdict there.</param>
internal sealed record Agreement(int Agreeing, IReadOnlyList<RowSpeedUps> Disagreeing, IReadOnlyList<string> Missing)
{
    public bool IsWhole => Agreeing > 0 && Disagreeing.Count == 0 && Missing.Count == 0;

    public static Agreement Of(IReadOnlyList<BenchmarkReport> reports)
    {
        var rows = reports
            .SelectMany(static report => report.Suites)
            .SelectMany(static suite => suite.Rows)
            .GroupBy(static row => row.Id)
            .Select(group => (Id: group.Key, SpeedUps: group.Select(RowOutcome.Of).OfType<RowOutcome>()
                .Select(static outcome => outcome.SpeedUp).ToList()))
            .ToList();
        var complete = rows
            .Where(row => row.SpeedUps.Count == reports.Count)
            .Select(static row => new RowSpeedUps(row.Id, row.SpeedUps))
            .ToList();
        return new Agreement(
            complete.Count(static row => row.Agree),
            [.. complete.Where(static row => !row.Agree)],
            [.. rows.Where(row => row.SpeedUps.Count != reports.Count).Select(static row => row.Id)]);
    }
}

/// <summary>One row: how many times as fast FastSer was in each run.</summary>
internal sealed record RowSpeedUps(string Row, IReadOnlyList<Interval> SpeedUps)
{
    /// <summary>One ratio lies within the intervals of all runs.</summary>
    public bool Agree => SpeedUps.Max(static ratio => ratio.Low) <= SpeedUps.Min(static ratio => ratio.High);
}
