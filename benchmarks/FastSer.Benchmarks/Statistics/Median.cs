namespace FastSer.Benchmarks.Statistics;

/// <summary>The middle value: a round that was disturbed by the machine does not move it.</summary>
internal static class Median
{
    public static double Of(ReadOnlySpan<double> values)
    {
        if (values.IsEmpty)
            throw new ArgumentException("The median of no values is not defined.", nameof(values));
        var sorted = values.ToArray();
        return OfScratch(sorted);
    }

    /// <summary>Gets the median and sorts the given values in place.</summary>
    public static double OfScratch(Span<double> values)
    {
        values.Sort();
        var middle = values.Length / 2;
        return values.Length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    }
}
