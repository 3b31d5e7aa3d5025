namespace FastSer.Benchmarks.Statistics;

/// <summary>
/// How two candidates compare: the ratio within each round (both ran under the same conditions of the machine), then
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
}
