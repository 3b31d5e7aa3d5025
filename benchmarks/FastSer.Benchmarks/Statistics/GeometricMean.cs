namespace FastSer.Benchmarks.Statistics;

/// <summary>The mean of ratios.</summary>
internal static class GeometricMean
{
    /// <summary>Of the lower ends, of the middles and of the upper ends: wider than the interval of the mean itself.</summary>
    public static Interval Of(IReadOnlyCollection<Interval> ratios) => new(
        Of(ratios.Select(ratio => ratio.Low)),
        Of(ratios.Select(ratio => ratio.Middle)),
        Of(ratios.Select(ratio => ratio.High)));

    public static double Of(IEnumerable<double> values) => Math.Exp(values.Average(Math.Log));
}
