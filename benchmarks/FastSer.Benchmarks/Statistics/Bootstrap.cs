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
        {
            foreach (ref var value in drawn.AsSpan())
                value = values[random.Next(values.Length)];
            medians[i] = Median.OfScratch(drawn);
        }

        Array.Sort(medians);
        return new Interval(Percentile(medians, 0.025), Median.Of(values), Percentile(medians, 0.975));
    }

    private static double Percentile(double[] sorted, double fraction) =>
        sorted[(int)Math.Round(fraction * (sorted.Length - 1))];
}
