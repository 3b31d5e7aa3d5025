namespace FastSer.Benchmarks.Statistics;

/// <summary>
/// Compares two candidates: the ratio within each round (both ran under the same conditions of the machine), then
/// the median over the rounds.
/// </summary>
internal static class Ratio
{
    public static Interval Of(ReadOnlySpan<double> numerator, ReadOnlySpan<double> denominator)
    {
        if (numerator.Length != denominator.Length)
            throw new ArgumentException("Both candidates must have run the same rounds.", nameof(denominator));
        var ratios = new double[numerator.Length];
        for (var i = 0; i < ratios.Length; i++)
            ratios[i] = numerator[i] / denominator[i];
        return Bootstrap.OfMedian(ratios);
    }

    /// <summary>Over several processes the widest interval counts: it excludes 1 only if it does so in each.</summary>
    public static Interval OfProcesses(double[][] numerator, double[][] denominator)
    {
        if (numerator.Length != denominator.Length)
            throw new ArgumentException("Both candidates must have run in the same processes.", nameof(denominator));
        var intervals = numerator.Zip(denominator, (n, d) => Of(n, d)).ToArray();
        return new Interval(
            intervals.Min(interval => interval.Low),
            Median.Of(Array.ConvertAll(intervals, interval => interval.Middle)),
            intervals.Max(interval => interval.High));
    }
}
