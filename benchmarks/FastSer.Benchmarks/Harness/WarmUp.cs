using System.Diagnostics;

namespace FastSer.Benchmarks.Harness;

/// <summary>Brings every candidate of a row past tier 1 before the first of them is timed.</summary>
internal static class WarmUp
{
    /// <summary>Operations of one warm-up call: enough to work on every input.</summary>
    private const int OperationsPerCall = Row.InputCount;

    private static readonly TimeSpan s_longestCall = TimeSpan.FromMilliseconds(2);

    public static void Run(IReadOnlyList<Candidate> candidates, Action waveDone, CancellationToken cancellation)
    {
        var operations = candidates.Select(OperationsOf).ToArray();
        for (var wave = 0; wave < MeasurementPlan.WarmUpWaves; wave++)
        {
            for (var i = 0; i < candidates.Count; i++)
            {
                cancellation.ThrowIfCancellationRequested();
                for (var call = 0; call < MeasurementPlan.WarmUpCallsPerWave; call++)
                    candidates[i].Repeat(operations[i]);
            }

            // The compiler works in the background, and only once no new code has run for about 100 ms.
            Thread.Sleep(MeasurementPlan.WarmUpPause);
            waveDone();
        }
    }

    /// <summary>Slow operations are warm after one operation a call.</summary>
    private static int OperationsOf(Candidate candidate)
    {
        var start = Stopwatch.GetTimestamp();
        candidate.Repeat(OperationsPerCall);
        return Stopwatch.GetElapsedTime(start) > s_longestCall ? 1 : OperationsPerCall;
    }
}
