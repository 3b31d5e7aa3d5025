using System.Diagnostics;

namespace FastSer.SeededFaults;

/// <summary>A copy of this program and all tests, into which faulty assemblies are put one after the other.</summary>
internal sealed class Worker(string folder, Planter? planter)
{
    private static readonly TimeSpan s_longest = TimeSpan.FromMinutes(30);

    private readonly string _tests = Path.Combine(folder, "tests");

    public void Prepare()
    {
        var origin = AppContext.BaseDirectory;
        foreach (var path in Directory.GetFiles(origin, "*", SearchOption.AllDirectories))
        {
            var target = Path.Combine(_tests, Path.GetRelativePath(origin, path));
            Directory.CreateDirectory(Path.GetDirectoryName(target)!);
            File.Copy(path, target, overwrite: true);
        }
    }

    /// <summary>Plants a fault and asks the parts; without a fault all of them must pass.</summary>
    public Verdict Try(Fault? fault, IReadOnlyList<Part> parts)
    {
        var planted = Path.Combine(folder, "planted");
        if (Directory.Exists(planted))
        {
            Directory.Delete(planted, recursive: true);
        }

        foreach (var name in new[] { Planter.Library, Planter.Generator, Planter.Types })
        {
            File.Copy(Path.Combine(AppContext.BaseDirectory, name), Path.Combine(_tests, name), overwrite: true);
        }

        if (fault is not null && planter!.Plant(fault, planted, out var isPlanted) is { } error)
        {
            return isPlanted
                ? new Verdict(fault.Name, "build of the test types", FirstLine(error), 0)
                : throw new InvalidDataException($"{fault.Name} does not compile:\n{error}");
        }

        foreach (var path in fault is null ? [] : Directory.GetFiles(planted, "*.dll"))
        {
            File.Copy(path, Path.Combine(_tests, Path.GetFileName(path)), overwrite: true);
        }

        return Ask(fault?.Name ?? "no fault", parts);
    }

    /// <summary>Runs the parts in a process that may die or hang.</summary>
    private Verdict Ask(string name, IReadOnlyList<Part> parts)
    {
        var start = new ProcessStartInfo(
            Environment.ProcessPath!,
            ["exec", Path.Combine(_tests, "FastSer.SeededFaults.dll"), "part", .. parts.Select(static part => part.Name)])
        {
            RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = _tests,
            Environment = { ["DOTNET_DbgEnableMiniDump"] = "0", ["DOTNET_TieredPGO"] = "0" },
        };
        using var process = Process.Start(start)!;
        _ = process.StandardError.ReadToEndAsync();
        var progress = new Progress();
        process.OutputDataReceived += (_, line) => progress.Take(line.Data, CpuOf(process));
        process.BeginOutputReadLine();
        var watch = Stopwatch.StartNew();
        var hangs = false;
        while (!hangs && !process.WaitForExit(1000))
        {
            hangs = watch.Elapsed > s_longest || progress.IsOver(CpuOf(process));
        }

        var seconds = CpuOf(process);
        if (hangs)
        {
            process.Kill(entireProcessTree: true);
        }

        process.WaitForExit();
        return progress.Close(name, hangs ? "does not come to an end" : $"the process ended with {process.ExitCode}", seconds);
    }

    private static double CpuOf(Process process)
    {
        try
        {
            return process.HasExited ? process.TotalProcessorTime.TotalSeconds : ReadCpu(process);
        }
        catch (InvalidOperationException)
        {
            return 0;
        }
    }

    private static double ReadCpu(Process process)
    {
        process.Refresh();
        return process.TotalProcessorTime.TotalSeconds;
    }

    private static string FirstLine(string text) =>
        text.Split('\n').FirstOrDefault(static line => line.Contains("error", StringComparison.Ordinal)) ?? text;
}
