namespace FastSer.Benchmarks.Statistics;

/// <summary>
/// The interval of a median by drawing the rounds again, with a fixed seed: same samples, same interval.
/// </summary>
internal static class Bootstrap
{
    public const int Resamples = 2000;

    private const int Seed = 12345;

    public static Interval OfMedian(ReadOnlySpan<double> values)
    {
        var random = new Random(Seed);
        var medians = new double[Resamples];
        var drawn = new double[values.Length];
        for (var i = 0; i < Resamples; i++)
            medians[i] = DrawnMedian(random, values, drawn);

        Array.Sort(medians);
        return new Interval(Percentile(medians, 0.025), Median.Of(values), Percentile(medians, 0.975));
    }

    /// <summary>The interval of the ratio of two medians whose samples are of different runs, so not paired.</summary>
    public static Interval OfMedianRatio(ReadOnlySpan<double> numerator, ReadOnlySpan<double> denominator)
    {
        var random = new Random(Seed);
        var ratios = new double[Resamples];
        var above = new double[numerator.Length];
        var below = new double[denominator.Length];
        for (var i = 0; i < Resamples; i++)
            ratios[i] = DrawnMedian(random, numerator, above) / DrawnMedian(random, denominator, below);

        Array.Sort(ratios);
        var middle = Median.Of(numerator) / Median.Of(denominator);
        return new Interval(Percentile(ratios, 0.025), middle, Percentile(ratios, 0.975));
    }

    private static double DrawnMedian(Random random, ReadOnlySpan<double> values, double[] drawn)
    {
        foreach (ref var value in drawn.AsSpan())
            value = values[random.Next(values.Length)];
        return Median.OfScratch(drawn);
    }

    private static double Percentile(double[] sorted, double fraction) =>
        sorted[(int)Math.Round(fraction * (sorted.Length - 1))];
}
