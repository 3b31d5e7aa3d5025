using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>
/// The quietness of the machine, told by the floors: they do the same least work in every round, so what their times differ by comes from
/// outside. Only how rounds differ within a process counts: a processor that runs at another speed in the next process slows all candidates
/// of a round alike, and every ratio is taken within a round.
/// </summary>
/// <param name="Floors">Floors of all rows.</param>
/// <param name="Disturbed">Those of them that were disturbed.</param>
internal sealed record Noise(int Floors, int Disturbed)
{
    /// <summary>
    /// A floor is disturbed when the middle half of its rounds spreads over more than this part of their median in at least half of the
    /// processes.
    /// </summary>
    public const double LargestSpread = 0.15;

    /// <summary>A run is noisy when more than this part of its floors are disturbed.</summary>
    public const double LargestShare = 0.25;

    public bool IsNoisy => Disturbed > Floors * LargestShare;

    public static Noise Of(BenchmarkReport report)
    {
        var floors = report.Suites
            .SelectMany(static suite => suite.Rows)
            .SelectMany(static row => row.Candidates)
            .Where(static candidate => candidate.Measurement.Kind == CandidateKind.Floor)
            .Select(static candidate => candidate.Measurement.Samples)
            .ToList();
        return new Noise(floors.Count, floors.Count(IsDisturbed));
    }

    /// <param name="samples">One array a process, one time a round.</param>
    public static bool IsDisturbed(double[][] samples) =>
        samples.Count(static rounds => SpreadOf(rounds) > LargestSpread) * 2 >= samples.Length;

    /// <summary>The width of the middle half, as a part of the median: single rounds that the machine interrupted do not count.</summary>
    private static double SpreadOf(double[] rounds)
    {
        var sorted = rounds.Order().ToArray();
        return (sorted[sorted.Length * 3 / 4] - sorted[sorted.Length / 4]) / Median.Of(sorted);
    }

    public override string ToString() => Floors == 0
        ? "no row has a floor, so nothing tells how quiet the machine was"
        : $"{Disturbed} of {Floors} floors were disturbed (their times differed by more than {LargestSpread * 100:0} % from round to round), "
            + $"{(IsNoisy ? "so the machine was noisy" : "so the machine was quiet")}";
}
