using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>A comparison of two runs as plain lines.</summary>
internal static class ComparisonText
{
    public static IEnumerable<string> LinesOf(ReportComparison comparison)
    {
        yield return $"{comparison.Compared} candidates are in both runs. The later run took "
            + $"{Figures.Ratio(comparison.Drift)} times as long in the median; the ratios below are without this drift of the machine.";
        if (comparison.Compared == 0)
            yield break;
        foreach (var movement in comparison.Times)
        {
            yield return $"{(movement.Ratio.Middle > 1 ? "slower" : "faster")}  {movement.Row}, {movement.Candidate}: "
                + $"{Figures.Time(movement.Before)} -> {Figures.Time(movement.After)}, "
                + $"{Figures.Ratio(movement.Ratio.Middle)} times (95 %: {Figures.Range(movement.Ratio)})";
        }

        foreach (var change in comparison.Payloads)
        {
            yield return $"{change.What}  {change.Row}, {change.Candidate}: "
                + $"{Figures.Allocated(change.Before)} -> {Figures.Allocated(change.After)} B";
        }

        if (comparison.Times.Count + comparison.Payloads.Count == 0)
            yield return "Nothing moved beyond noise.";
        yield return $"Noise: less than {ReportComparison.Noise * 100:0} %, or an interval that contains 1.";
    }
}
