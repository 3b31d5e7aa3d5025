using System.Diagnostics;

namespace FastSer.Benchmarks.Harness;

/// <summary>Brings every candidate of a row past tier 1 before the first of them is timed.</summary>
/// <remarks>
/// The compiler works in the background, and only once no new code has run for about 100 ms: hence waves with pauses.
/// On a busy machine it falls behind, so further waves follow while a candidate still gets faster.
/// </remarks>
internal static class WarmUp
{
    /// <summary>Operations of one warm-up call: enough to work on every input.</summary>
    private const int OperationsPerCall = Row.InputCount;

    private const int FewestCallsPerWave = 3;

    // A step of the compiler makes code at least this much faster; smaller changes are the noise of the machine.
    private const double StillFalling = 0.85;

    private static readonly TimeSpan s_longestCall = TimeSpan.FromMilliseconds(2);

    // Operations this long consist of many calls, each of which counts.
    private static readonly TimeSpan s_longestWave = TimeSpan.FromMilliseconds(40);

    public static void Run(IReadOnlyList<Candidate> candidates, Action waveDone, CancellationToken cancellation)
    {
        var operations = candidates.Select(OperationsOf).ToArray();
        var fastest = new TimeSpan[candidates.Count];
        Array.Fill(fastest, TimeSpan.MaxValue);
        var isFalling = true;
        for (var wave = 0; wave < (isFalling ? MeasurementPlan.MostWarmUpWaves : MeasurementPlan.WarmUpWaves); wave++)
        {
            isFalling = false;
            for (var i = 0; i < candidates.Count; i++)
            {
                cancellation.ThrowIfCancellationRequested();
                var time = FastestCall(candidates[i], operations[i]);
                isFalling |= time < fastest[i] * StillFalling;
                fastest[i] = time < fastest[i] ? time : fastest[i];
            }

            Thread.Sleep(MeasurementPlan.WarmUpPause);
            waveDone();
        }
    }

    private static TimeSpan FastestCall(Candidate candidate, int operations)
    {
        var fastest = TimeSpan.MaxValue;
        var start = Stopwatch.GetTimestamp();
        for (var call = 0; call < MeasurementPlan.WarmUpCallsPerWave && !IsOver(start, call); call++)
        {
            var time = Time(candidate, operations);
            fastest = time < fastest ? time : fastest;
        }

        return fastest;
    }

    private static bool IsOver(long start, int calls) =>
        calls >= FewestCallsPerWave && Stopwatch.GetElapsedTime(start) > s_longestWave;

    /// <summary>Slow operations are warm after one operation a call.</summary>
    private static int OperationsOf(Candidate candidate) =>
        Time(candidate, OperationsPerCall) > s_longestCall ? 1 : OperationsPerCall;

    private static TimeSpan Time(Candidate candidate, int operations)
    {
        var start = Stopwatch.GetTimestamp();
        candidate.Repeat(operations);
        return Stopwatch.GetElapsedTime(start);
    }
}
