using System.Diagnostics;
using System.Net.Sockets;

namespace FastSer.HostLoad;

/// <summary>A run: warm-up, measurement, load, measurement, and what must hold then.</summary>
internal static class LoadRun
{
    /// <summary>The name of the count of connections that the server ends unasked: few may be, without an error in its log.</summary>
    public const string Closed = "closed by the server";

    private const int Connections = 64;
    private const double MaxGrowth = 1.10;

    /// <summary>A short warm-up leaves code to be compiled, and pools to be filled, during the load; both stay.</summary>
    private const long ShortRunSlack = 32 << 20;

    /// <summary>Connections that the server closes while the client sends its next request on them.</summary>
    private const double MaxClosed = 0.01;

    private static readonly int s_maxThreads = 40 + (10 * Environment.ProcessorCount);
    private static readonly TimeSpan s_wholeRun = TimeSpan.FromSeconds(30);
    private static readonly TimeSpan s_maxPoolDelay = TimeSpan.FromSeconds(10);

    public static async Task<bool> RunAsync(string kind, TimeSpan time, int seed)
    {
        await using var server = await ServerProcess.StartAsync();
        var warmUp = new Tally();
        await LoadAsync(kind, server.Address, time / 3, seed, warmUp);
        var before = await QuietAsync(server);
        var tally = new Tally();
        var start = Stopwatch.GetTimestamp();
        await LoadAsync(kind, server.Address, time, seed + Connections, tally);
        var elapsed = Stopwatch.GetElapsedTime(start);
        var after = await QuietAsync(server);

        // How much memory the collector keeps back after a short run depends on the machine; what is alive does not.
        var isWhole = time >= s_wholeRun;
        tally.Require(!isWhole || after.WorkingSet <= before.WorkingSet * MaxGrowth, "The working set grew.");
        tally.Require(isWhole || after.Heap <= before.Heap + ShortRunSlack, "The heap grew.");
        tally.Require(after.Threads <= s_maxThreads, $"The server has {after.Threads} threads.");
        tally.Require(tally.CountOf(Closed) <= 1 + (tally.Total * MaxClosed), "The server closed too many connections.");
        tally.Require(after.PoolDelay < s_maxPoolDelay.TotalMilliseconds, $"The thread pool answers after {after.PoolDelay} ms.");
        string[] failures = [.. warmUp.Failures, .. tally.Failures, .. after.Errors];
        Console.WriteLine(
            $"{kind}: {Connections} connections, {elapsed.TotalSeconds:F1} s, {tally.Total} steps ({tally.Total / elapsed.TotalSeconds:F0}/s): {tally.Counts}");
        Console.WriteLine(
            $"{kind}: working set {before.WorkingSet / 1e6:F1} -> {after.WorkingSet / 1e6:F1} MB, heap {before.Heap / 1e6:F2} -> {after.Heap / 1e6:F2} MB, "
            + $"threads {before.Threads} -> {after.Threads}, thread pool answers in {after.PoolDelay:F2} ms, {failures.Length} faults");
        foreach (var failure in failures)
        {
            Console.WriteLine($"{kind}: {failure}");
        }

        return failures.Length == 0;
    }

    private static Task LoadAsync(string kind, Uri address, TimeSpan time, int seed, Tally tally)
    {
        var start = Stopwatch.GetTimestamp();
        return Task.WhenAll(Enumerable.Range(seed, Connections).Select(one => Task.Run(async () =>
        {
            using var http = kind == "http" ? new HttpLoad(address, new Random(one), tally) : null;
            using var hub = kind == "hub" ? new HubLoad(address, new Random(one), tally) : null;
            while (Stopwatch.GetElapsedTime(start) < time)
            {
                try
                {
                    await (http?.StepAsync() ?? hub!.StepAsync());
                }
                catch (HttpRequestException exception) when (exception.InnerException is IOException or SocketException)
                {
                    tally.Count(Closed);
                }
                catch (Exception exception)
                {
                    tally.Fail($"seed {one}: {exception}");
                    return;
                }
            }
        })));
    }

    /// <summary>The facts once the connections are gone.</summary>
    private static async Task<ServerFacts> QuietAsync(ServerProcess server)
    {
        await Task.Delay(TimeSpan.FromSeconds(2));
        return await server.MeasureAsync();
    }
}
