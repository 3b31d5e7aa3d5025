using System.Diagnostics;
using System.Runtime;

namespace FastSer.HostLoad;

/// <summary>The state of the server, measured in its process after a collection.</summary>
/// <param name="WorkingSet">Bytes.</param>
/// <param name="Heap">Bytes that are alive.</param>
/// <param name="Threads">Threads of the process.</param>
/// <param name="PoolDelay">Milliseconds until the thread pool runs a work item.</param>
/// <param name="Errors">What was logged and is no fault of a sender.</param>
internal sealed record ServerFacts(long WorkingSet, long Heap, int Threads, double PoolDelay, string[] Errors)
{
    public static async Task<ServerFacts> MeasureAsync(ServerLog log)
    {
        for (var i = 0; i < 3; i++)
        {
            GCSettings.LargeObjectHeapCompactionMode = GCLargeObjectHeapCompactionMode.CompactOnce;
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
            GC.WaitForPendingFinalizers();
        }

        var start = Stopwatch.GetTimestamp();
        await Task.Run(static () => { });
        var delay = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
        using var process = Process.GetCurrentProcess();
        return new ServerFacts(process.WorkingSet64, GC.GetTotalMemory(forceFullCollection: false), process.Threads.Count, delay, [.. log.Errors]);
    }
}
