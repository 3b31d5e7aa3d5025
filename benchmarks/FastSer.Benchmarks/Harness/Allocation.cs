using System.Diagnostics;

namespace FastSer.Benchmarks.Harness;

/// <summary>Exact allocated bytes of one operation on the measuring thread.</summary>
internal static class Allocation
{
    private const int Attempts = 3;

    /// <summary>Operations this long allocate so much that a one-off cost does not count; a row of them would take half a minute for this alone.</summary>
    private static readonly TimeSpan s_longAttempt = TimeSpan.FromMilliseconds(50);

    /// <summary>Mean over the inputs; the least of a few attempts, or one long attempt, so that a one-off cost does not count.</summary>
    public static double BytesPerOperation(Candidate candidate, int inputs = Row.InputCount)
    {
        var least = long.MaxValue;
        var start = Stopwatch.GetTimestamp();
        for (var i = 0; i < Attempts && Stopwatch.GetElapsedTime(start) < s_longAttempt; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            candidate.Repeat(inputs);
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return (double)least / inputs;
    }
}
