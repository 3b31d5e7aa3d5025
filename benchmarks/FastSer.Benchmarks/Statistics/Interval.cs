namespace FastSer.Benchmarks.Statistics;

/// <summary>An estimate with its 95 % interval.</summary>
internal readonly record struct Interval(double Low, double Middle, double High)
{
    public static Interval One { get; } = new(1, 1, 1);

    public bool Contains(double value) => Low <= value && value <= High;

    /// <summary>The estimate of the inverse ratio.</summary>
    public Interval Invert() => new(1 / High, 1 / Middle, 1 / Low);
}
