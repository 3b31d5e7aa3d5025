using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>The differences between two runs of the same candidates.</summary>
/// <param name="Compared">The number of candidates that both runs have.</param>
/// <param name="Drift">The median of all their ratios: how much slower or faster the machine itself was.</param>
/// <param name="Times">Times that moved beyond noise, the largest first.</param>
/// <param name="Payloads">Payloads and allocations that differ: these are exact, so any difference counts.</param>
internal sealed record ReportComparison(
    int Compared, double Drift, IReadOnlyList<Movement> Times, IReadOnlyList<SizeChange> Payloads)
{
    /// <summary>
    /// Two runs of the same code differ by 5 to 12 % in the median: code and data lie elsewhere in memory, and the
    /// dynamic profile differs.
    /// </summary>
    public const double Noise = 0.12;

    // Sizes of random dates and texts are equal in every run; a part of a byte comes from rare, one-off allocations.
    private const double SmallestChange = 0.5;

    public static ReportComparison Of(BenchmarkReport earlier, BenchmarkReport later)
    {
        var before = CandidatesOf(earlier).ToDictionary(entry => (entry.Row, entry.Result.Measurement.Name));
        var pairs = CandidatesOf(later)
            .Where(entry => before.ContainsKey((entry.Row, entry.Result.Measurement.Name)))
            .Select(entry => (entry.Row, Before: before[(entry.Row, entry.Result.Measurement.Name)].Result, entry.Result))
            .ToList();
        if (pairs.Count == 0)
            return new ReportComparison(0, 1, [], []);

        var drift = Median.Of([.. pairs.Select(pair => pair.Result.Nanoseconds / pair.Before.Nanoseconds)]);
        var times = pairs
            .Where(pair => IsBeyondNoise(pair.Result.Nanoseconds / pair.Before.Nanoseconds / drift))
            .Select(pair => new Movement(
                pair.Row, pair.Result.Measurement.Name, pair.Before.Nanoseconds, pair.Result.Nanoseconds,
                RatioOf(pair.Result.Measurement, pair.Before.Measurement, drift)))
            .Where(movement => !movement.Ratio.Contains(1))
            .OrderByDescending(movement => Math.Abs(Math.Log(movement.Ratio.Middle)))
            .ToList();
        var sizes = pairs.SelectMany(pair => SizeChange.Of(
            pair.Row, pair.Before.Measurement, pair.Result.Measurement, SmallestChange)).ToList();
        return new ReportComparison(pairs.Count, drift, times, sizes);
    }

    private static bool IsBeyondNoise(double ratio) => ratio is > 1 + Noise or < 1 / (1 + Noise);

    private static Interval RatioOf(CandidateMeasurement later, CandidateMeasurement earlier, double drift)
    {
        var ratio = Bootstrap.OfMedianRatio(
            [.. later.Samples.SelectMany(rounds => rounds)], [.. earlier.Samples.SelectMany(rounds => rounds)]);
        return new Interval(ratio.Low / drift, ratio.Middle / drift, ratio.High / drift);
    }

    private static IEnumerable<(string Row, CandidateResult Result)> CandidatesOf(BenchmarkReport report) =>
        from suite in report.Suites
        from row in suite.Rows
        from candidate in row.Candidates
        select (row.Id, candidate);
}
