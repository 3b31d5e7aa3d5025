using System.Diagnostics;
using System.Runtime;

namespace FastSer.Benchmarks.Harness;

/// <summary>Brings every candidate of some rows past tier 1 before the first of them is timed.</summary>
/// <remarks>
/// The compiler works in the background, and only once no new code has run for about 100 ms: hence waves with pauses.
/// With many systems in a row it falls behind, and it pauses between two levels, so the row is warm only after several waves in
/// succession in which it compiled nothing.
/// </remarks>
internal static class WarmUp
{
    /// <summary>Operations of one warm-up call: enough to work on every input.</summary>
    private const int OperationsPerCall = Row.InputCount;

    // Timers and callbacks of the process are compiled now and then, whatever a row does.
    private const int MostMethodsOfQuietWave = 5;

    private static readonly TimeSpan s_longestCall = TimeSpan.FromMilliseconds(2);

    // Operations this long consist of many calls, each of which counts. A row of many candidates shares the time of a wave among them.
    private static readonly TimeSpan s_longestWave = TimeSpan.FromMilliseconds(40);

    public static void Run(IReadOnlyList<Candidate> candidates, int rows, MeasurementPlan plan, Action waveDone, CancellationToken cancellation)
    {
        var operations = candidates.Select(OperationsOf).ToArray();
        var longest = TimeSpan.FromTicks(Math.Min(s_longestWave.Ticks, rows * plan.LongestWave.Ticks / Math.Max(1, candidates.Count)));
        var quietWaves = 0;
        for (var wave = 0; wave < MeasurementPlan.MostWarmUpWaves && !IsWarm(plan, wave, quietWaves); wave++)
        {
            var compiled = JitInfo.GetCompiledMethodCount();
            for (var i = 0; i < candidates.Count; i++)
            {
                cancellation.ThrowIfCancellationRequested();
                CallOften(candidates[i], operations[i], longest);
            }

            Thread.Sleep(MeasurementPlan.WarmUpPause);
            quietWaves = JitInfo.GetCompiledMethodCount() - compiled <= MostMethodsOfQuietWave ? quietWaves + 1 : 0;
            waveDone();
        }
    }

    private static bool IsWarm(MeasurementPlan plan, int waves, int quietWaves) =>
        waves >= plan.WarmUpWaves && quietWaves >= plan.QuietWarmUpWaves;

    private static void CallOften(Candidate candidate, int operations, TimeSpan longest)
    {
        var start = Stopwatch.GetTimestamp();
        for (var call = 0; call < MeasurementPlan.WarmUpCallsPerWave && (call == 0 || Stopwatch.GetElapsedTime(start) < longest); call++)
            candidate.Repeat(operations);
    }

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
