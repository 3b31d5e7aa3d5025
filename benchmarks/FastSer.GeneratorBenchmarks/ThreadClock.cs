using System.Diagnostics;
using System.Runtime.InteropServices;

namespace FastSer.GeneratorBenchmarks;

/// <summary>The processor time of the calling thread: on a shared machine the time of day says little.</summary>
internal static class ThreadClock
{
    private const int LinuxThreadTime = 3;

    /// <summary>Gets the time in milliseconds; where the system has no such clock, the time of day.</summary>
    public static double Milliseconds => OperatingSystem.IsLinux() && Get(LinuxThreadTime, out var time) == 0
        ? (time.Seconds * 1e3) + (time.Nanoseconds / 1e6)
        : Stopwatch.GetTimestamp() * 1e3 / Stopwatch.Frequency;

#pragma warning disable SYSLIB1054 // The other way of importing needs unsafe code, which this program has none of.
    [DllImport("libc", EntryPoint = "clock_gettime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Get(int clock, out TimeSpec time);
#pragma warning restore SYSLIB1054

    [StructLayout(LayoutKind.Sequential)]
    private struct TimeSpec
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
