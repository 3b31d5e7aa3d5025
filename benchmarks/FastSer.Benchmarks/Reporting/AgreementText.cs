using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The agreement of several runs as plain lines.</summary>
internal static class AgreementText
{
    public static IEnumerable<string> LinesOf(Agreement agreement)
    {
        foreach (var row in agreement.Disagreeing)
        {
            var ratios = row.SpeedUps.Select(static ratio => $"{Figures.Ratio(ratio.Middle)} ({Figures.Range(ratio)})");
            yield return $"differs  {row.Row}: {string.Join(", ", ratios)} times as fast";
        }

        foreach (var row in agreement.Missing)
            yield return $"missing  {row}: not every run has FastSer and another serializer there";
        yield return $"{agreement.Agreeing} rows agree within their intervals, {agreement.Disagreeing.Count} differ, "
            + $"{agreement.Missing.Count} are not in every run.";
    }
}
