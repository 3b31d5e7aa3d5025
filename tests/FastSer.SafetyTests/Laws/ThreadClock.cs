using System.Diagnostics;
using System.Runtime;
using System.Runtime.InteropServices;

namespace FastSer.SafetyTests.Laws;

/// <summary>
/// The processor's time for a call. Other threads and processes do not count, where the system can tell, nor does the garbage collector: its time
/// depends on which objects of earlier calls are still in memory, and memory has a law of its own.
/// </summary>
internal static class ThreadClock
{
    private const int OfThisThread = 3;

    /// <summary>More than any of the measured calls allocates.</summary>
    private const long MostAllocated = 160_000_000;

    /// <summary>Nanoseconds of the processor that the action takes.</summary>
    public static long Measure(Action action)
    {
        var withoutCollections = GC.TryStartNoGCRegion(MostAllocated);
        var before = Now();
        action();
        var time = Now() - before;
        if (withoutCollections && GCSettings.LatencyMode == GCLatencyMode.NoGCRegion)
        {
            GC.EndNoGCRegion();
        }

        return time;
    }

    private static long Now()
    {
        if (OperatingSystem.IsLinux() && GetTime(OfThisThread, out var time) == 0)
        {
            return (time.Seconds * 1_000_000_000) + time.Nanoseconds;
        }

        return (long)(Stopwatch.GetTimestamp() * (1e9 / Stopwatch.Frequency));
    }

    [DllImport("libc", EntryPoint = "clock_gettime")]
    private static extern int GetTime(int clock, out Time time);

    [StructLayout(LayoutKind.Sequential)]
    private struct Time
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
