namespace FastSer.Benchmarks.Reporting;

/// <summary>A logarithmic axis: equal distances are equal ratios, so that a row of 26 times leaves room for one of 1.1 times.</summary>
internal sealed class LogScale
{
    private readonly double _left;
    private readonly double _width;
    private readonly double _low;
    private readonly double _high;

    /// <param name="left">Where the least value is drawn.</param>
    /// <param name="width">How far from there the largest value is drawn; negative where values grow the other way.</param>
    /// <param name="values">The values that must be on the axis.</param>
    public LogScale(double left, double width, IReadOnlyCollection<double> values)
    {
        _left = left;
        _width = width;
        _low = Math.Log(values.Min());
        _high = Math.Max(Math.Log(values.Max()), _low + Math.Log(2));
    }

    /// <summary>Where the value is drawn.</summary>
    public double PositionOf(double value) => _left + _width * (Math.Log(value) - _low) / (_high - _low);

    /// <summary>The round values on the axis: 1, 2 and 5 of each power of ten, or the powers alone if these are many.</summary>
    public IReadOnlyList<double> Ticks()
    {
        const int most = 6;
        var all = Within([1, 2, 5]);
        return all.Count <= most ? all : Within([1]);
    }

    private List<double> Within(double[] mantissas) =>
    [
        .. Enumerable.Range(-6, 20)
            .SelectMany(power => mantissas.Select(mantissa => mantissa * Math.Pow(10, power)))
            .Where(value => Math.Log(value) >= _low - 1e-9 && Math.Log(value) <= _high + 1e-9),
    ];
}
