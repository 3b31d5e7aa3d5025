namespace FastSer.Benchmarks.Results;

/// <summary>A payload or allocation that differs between two runs.</summary>
/// <param name="What">What is counted.</param>
internal sealed record SizeChange(string Row, string Candidate, string What, double Before, double After)
{
    public static IEnumerable<SizeChange> Of(
        string row, CandidateMeasurement earlier, CandidateMeasurement later, double smallest)
    {
        if (Math.Abs(later.PayloadBytes - earlier.PayloadBytes) > smallest)
            yield return new SizeChange(row, later.Name, "payload", earlier.PayloadBytes, later.PayloadBytes);
        if (Math.Abs(later.AllocatedBytes - earlier.AllocatedBytes) > smallest)
            yield return new SizeChange(row, later.Name, "allocation", earlier.AllocatedBytes, later.AllocatedBytes);
    }
}
