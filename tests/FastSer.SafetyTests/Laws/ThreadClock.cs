using System.Diagnostics;
using System.Runtime.InteropServices;

namespace FastSer.SafetyTests.Laws;

/// <summary>What a call costs the processor: other threads and processes do not count, where the system can tell.</summary>
internal static class ThreadClock
{
    private const int OfThisThread = 3;

    /// <summary>Nanoseconds of the processor that the action takes.</summary>
    public static long Measure(Action action)
    {
        var before = Now();
        action();
        return Now() - before;
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
