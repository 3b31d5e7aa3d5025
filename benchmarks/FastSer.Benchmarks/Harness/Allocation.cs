namespace FastSer.Benchmarks.Harness;

/// <summary>Exact allocated bytes of one operation on the measuring thread.</summary>
internal static class Allocation
{
    private const int Attempts = 3;

    /// <summary>Mean over the inputs; the least of a few attempts, so that a one-off cost does not count.</summary>
    public static double BytesPerOperation(Candidate candidate)
    {
        var least = long.MaxValue;
        for (var i = 0; i < Attempts; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            candidate.Repeat(Row.InputCount);
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return (double)least / Row.InputCount;
    }
}
