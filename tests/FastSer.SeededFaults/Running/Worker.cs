using System.Diagnostics;

namespace FastSer.SeededFaults;

/// <summary>A copy of this program and all tests, into which faulty assemblies are put one after the other.</summary>
internal sealed class Worker(string folder, Planter? planter)
{
    /// <summary>Hexadecimal: 4 GiB, so that a fault that allocates without end does not take the machine down.</summary>
    private const string HeapLimit = "100000000";

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

        foreach (var name in Planter.Compiled.Select(static name => name + ".dll").Append(Planter.Library).Append(Planter.Generator))
        {
            File.Copy(Path.Combine(AppContext.BaseDirectory, name), Path.Combine(_tests, name), overwrite: true);
        }

        if (fault is null)
        {
            return AskAll("no fault", parts);
        }

        if (planter!.Plant(fault, planted) is { } error)
        {
            throw new InvalidDataException($"{fault.Name} does not compile:\n{error}");
        }

        Put(planted);
        if (!fault.IsOfGenerator)
        {
            return AskAll(fault.Name, parts);
        }

        // The test types are compiled with the faulty generator only for parts that need them.
        Part[] first = [.. parts.TakeWhile(static part => part.Compiles)];
        var verdict = first.Length > 0 ? Ask(fault.Name, first) : null;
        if (verdict is { Part: not null } || first.Length == parts.Count)
        {
            return verdict!;
        }

        if (planter.CompileTypes(planted) is { } misfit)
        {
            return new Verdict(fault.Name, "build of the test types", FirstLine(misfit), verdict?.Seconds ?? 0);
        }

        Put(planted);
        var later = AskAll(fault.Name, [.. parts.Skip(first.Length)]);
        return later with { Seconds = later.Seconds + (verdict?.Seconds ?? 0) };
    }

    /// <summary>Asks parts that are alike in one process.</summary>
    private Verdict AskAll(string name, IReadOnlyList<Part> parts)
    {
        var seconds = 0d;
        foreach (var group in parts.GroupBy(static part => part.IsOptimized))
        {
            var verdict = Ask(name, [.. group]);
            seconds += verdict.Seconds;
            if (verdict.Part is not null)
            {
                return verdict with { Seconds = seconds };
            }
        }

        return new Verdict(name, null, "", seconds);
    }

    private void Put(string planted)
    {
        foreach (var path in Directory.GetFiles(planted, "*.dll"))
        {
            File.Copy(path, Path.Combine(_tests, Path.GetFileName(path)), overwrite: true);
        }
    }

    /// <summary>Runs the parts in a process that may die or hang.</summary>
    private Verdict Ask(string name, Part[] parts)
    {
        var start = new ProcessStartInfo(
            Environment.ProcessPath!,
            ["exec", Path.Combine(_tests, "FastSer.SeededFaults.dll"), "part", .. parts.Select(static part => part.Name)])
        {
            RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = _tests,
            Environment =
            {
                ["FASTSER_TESTS"] = "all", ["DOTNET_DbgEnableMiniDump"] = "0", ["DOTNET_TieredPGO"] = "0", ["DOTNET_GCHeapHardLimit"] = HeapLimit,
            },
        };
        if (parts[0].IsOptimized)
        {
            start.Environment["DOTNET_TieredCompilation"] = "0";
        }

        using var process = Process.Start(start)!;
        _ = process.StandardError.ReadToEndAsync();
        var progress = new Progress();
        process.OutputDataReceived += (_, line) => progress.Take(line.Data);
        process.BeginOutputReadLine();
        var watch = Stopwatch.StartNew();
        var hangs = false;
        while (!hangs && !process.WaitForExit(500))
        {
            hangs = watch.Elapsed > s_longest || progress.IsOver(CpuOf(process));
        }

        if (hangs)
        {
            process.Kill(entireProcessTree: true);
        }

        process.WaitForExit();
        return progress.Close(name, hangs ? "does not come to an end" : $"the process ended with {process.ExitCode}");
    }

    /// <summary>Gets the processor time of a process; it is not known of one that has just ended.</summary>
    private static double CpuOf(Process process)
    {
        try
        {
            process.Refresh();
            return process.TotalProcessorTime.TotalSeconds;
        }
        catch (Exception exception) when (exception is InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            return 0;
        }
    }

    private static string FirstLine(string text) =>
        text.Split('\n').FirstOrDefault(static line => line.Contains("error", StringComparison.Ordinal)) ?? text;
}
