using System.Diagnostics;
using System.Globalization;

namespace FastSer.StreamBenchmarks;

/// <summary>Each figure is of a process of its own: the peak of its memory, and the least time of three of them.</summary>
internal static class FreshProcess
{
    private const int Processes = 3;
    private const int WarmUps = 40;
    private const double Million = 1e6;

    /// <summary>Gets a row of the table.</summary>
    public static string Run(string operation, MessageFile file)
    {
        var runs = Enumerable.Range(0, Processes).Select(_ => Run(operation, file.Path)).ToArray();
        var seconds = runs.Min(static run => run[0]);
        var value = runs.Min(static run => run[1]);
        var peak = runs.Min(static run => run[2]);
        return FormattableString.Invariant(
            $"| {operation} | {seconds:0.00} | {file.Length / seconds / Million:0} | {peak / Million:0} | {value / Million:0} |");
    }

    /// <summary>
    /// The side that is measured: seconds, bytes of the heap afterwards (the value and what pools keep), bytes of the peak over what the process
    /// has at first.
    /// </summary>
    public static async Task MeasureAsync(string operation, string path)
    {
        using var small = new MessageFile(MessageKinds.NameOf(path), 2);
        Operations.Prepare(small.Path);
        for (var i = 0; i < WarmUps; i++)
        {
            await Operations.RunAsync(operation, small.Path);
            await Task.Delay(i % 10 == 0 ? 150 : 0);
        }

        if (Operations.Writes(operation))
        {
            Operations.Prepare(path);
        }

        var heap = GC.GetTotalMemory(forceFullCollection: true);
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        if (OperatingSystem.IsLinux())
        {
            // The kernel forgets the peak.
            await File.WriteAllTextAsync("/proc/self/clear_refs", "5");
        }

        var before = Resident();
        var watch = Stopwatch.StartNew();
        var value = await Operations.RunAsync(operation, path);
        var seconds = watch.Elapsed.TotalSeconds;
        using var process = Process.GetCurrentProcess();
        var peak = process.PeakWorkingSet64 - before;
        var size = value is null ? 0 : GC.GetTotalMemory(forceFullCollection: true) - heap;
        GC.KeepAlive(value);
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{seconds} {size} {peak}"));
    }

    private static long Resident()
    {
        using var process = Process.GetCurrentProcess();
        return process.WorkingSet64;
    }

    private static double[] Run(string operation, string path)
    {
        using var process = Process.Start(new ProcessStartInfo(Environment.ProcessPath!, ["--measure", operation, path]) { RedirectStandardOutput = true })!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return [.. output.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(static text => double.Parse(text, CultureInfo.InvariantCulture))];
    }
}
