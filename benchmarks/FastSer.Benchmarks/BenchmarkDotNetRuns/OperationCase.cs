namespace FastSer.Benchmarks.BenchmarkDotNetRuns;

/// <summary>A candidate of a row as a parameter.</summary>
public sealed class OperationCase(string row, Candidate candidate)
{
    public void Repeat(int operations) => candidate.Repeat(operations);

    public override string ToString() => $"{row} {candidate.Name}";
}
