namespace FastSer.Benchmarks.Reporting;

/// <summary>An axis of a chart: where values are drawn, and which round values it names.</summary>
internal abstract class ChartScale
{
    /// <summary>The values that an axis names, at most.</summary>
    protected const int MostTicks = 6;

    public abstract double PositionOf(double value);

    public abstract IReadOnlyList<double> Ticks();
}

/// <summary>Equal distances are equal ratios, so that a row of 26 times leaves room for one of 1.1 times.</summary>
internal sealed class LogScale : ChartScale
{
    private readonly double _start;
    private readonly double _length;
    private readonly double _low;
    private readonly double _high;

    /// <param name="start">Where the least value is drawn.</param>
    /// <param name="length">How far from there the largest value is drawn; negative upwards.</param>
    /// <param name="values">The values that must be on the axis.</param>
    public LogScale(double start, double length, IReadOnlyCollection<double> values)
    {
        _start = start;
        _length = length;
        _low = Math.Log(values.Min());
        _high = Math.Max(Math.Log(values.Max()), _low + Math.Log(2));
    }

    public override double PositionOf(double value) => _start + _length * (Math.Log(value) - _low) / (_high - _low);

    /// <summary>1, 2 and 5 of each power of ten, or the powers alone if these are many.</summary>
    public override IReadOnlyList<double> Ticks()
    {
        var all = Within([1, 2, 5]);
        return all.Count <= MostTicks ? all : Within([1]);
    }

    private List<double> Within(double[] mantissas) =>
    [
        .. Enumerable.Range(-6, 20)
            .SelectMany(power => mantissas.Select(mantissa => mantissa * Math.Pow(10, power)))
            .Where(value => Math.Log(value) >= _low - 1e-9 && Math.Log(value) <= _high + 1e-9),
    ];
}

/// <summary>From zero.</summary>
/// <param name="start">Where zero is drawn.</param>
/// <param name="length">How far from there the largest value is drawn; negative upwards.</param>
/// <param name="largest">The largest value on the axis.</param>
internal sealed class LinearScale(double start, double length, double largest) : ChartScale
{
    public override double PositionOf(double value) => start + length * value / largest;

    public override IReadOnlyList<double> Ticks()
    {
        var step = Enumerable.Range(-6, 20)
            .SelectMany(static power => new[] { 1, 2, 5 }.Select(mantissa => mantissa * Math.Pow(10, power)))
            .First(step => largest / step < MostTicks);
        return [.. Enumerable.Range(0, MostTicks).Select(i => i * step).Where(value => value <= largest)];
    }
}
