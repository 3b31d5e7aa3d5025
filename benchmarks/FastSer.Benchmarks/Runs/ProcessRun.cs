using System.Diagnostics;
using System.Globalization;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Rivals;
using FastSer.Benchmarks.Statistics;
using FastSer.Benchmarks.Systems;
using Spectre.Console;

namespace FastSer.Benchmarks.Runs;

/// <summary>Measures what each system costs a process: its start, and its memory while it reads a large file.</summary>
internal sealed class ProcessRun(IAnsiConsole console, RunOptions options, string command)
{
    private const int FewestStarts = 15;
    private const int Peaks = 3;

    /// <summary>The size of the log in FastSer's bytes; every system reads the same log.</summary>
    private const int LargeBytes = 100_000_000;

    public const string Method =
        "each system in fresh processes of the same program, which load no other system; all systems in random order in every round. "
        + "Start-up is the time from the start of a process to its first byte: it reads a log of one entry from a file and writes it "
        + "again. Memory is the largest resident memory of a process that reads a log of 100 MB in FastSer's bytes from a file, "
        + "in the way of the system that needs the least of it";

    private readonly Random _random = new(1);

    /// <param name="systems">The systems of the run.</param>
    /// <param name="rivals">Which of them are rivals, and where they are.</param>
    public int Execute(IReadOnlyList<ISystemAdapter> systems, RivalCatalog rivals)
    {
        var begin = Stopwatch.GetTimestamp();
        using var folder = new ProbeFolder(Path.GetTempPath());
        var probes = systems
            .Where(static system => system is IProcessProbe)
            .Select(system => Probed.Write(system, ArgumentOf(system, rivals), folder.Path, EntriesOf(LargeBytes)))
            .Prepend(Probed.WriteBare(folder.Path))
            .ToList();
        var failures = Measure(probes);
        var report = new BenchmarkReport(
            RunEnvironment.Current(command, Method), VersionsOf(systems), [.. rivals.Remarks, .. failures], [],
            [.. probes.Where(static probe => probe.IsComplete).Select(static probe => probe.ToFigure())]);
        ReportOutput.Write(console, report, options.Output, Stopwatch.GetElapsedTime(begin));
        return failures.Count == 0 ? ExitCode.Success : ExitCode.ProcessFailed;
    }

    /// <summary>So many entries that FastSer's bytes of them are about that many.</summary>
    public static int EntriesOf(int bytes)
    {
        const int sample = 10_000;
        return (int)((long)bytes * sample / FastSerializer.GetSize(CommunityData.Log(sample)));
    }

    private List<string> Measure(List<Probed> probes)
    {
        var failures = new List<string>();
        var rounds = Math.Max(options.Rounds ?? FewestStarts, FewestStarts);
        for (var round = 0; round < rounds; round++)
        {
            Console.WriteLine($"Round {round + 1} of {rounds}");
            foreach (var i in RoundOrder.Next(_random, probes.Count))
            {
                try
                {
                    probes[i].Measure(withMemory: round < Peaks);
                }
                catch (ProcessException exception)
                {
                    failures.Add(exception.Message);
                }
            }
        }

        return [.. failures.Distinct()];
    }

    /// <summary>Gets the argument by which a fresh process finds the system.</summary>
    private static string ArgumentOf(ISystemAdapter system, RivalCatalog rivals)
    {
        if (rivals.ProjectOf(system) is { } project)
            return project;
        var place = DefaultSystems.All().Select(static candidate => candidate.Name).ToList().IndexOf(system.Name);
        return place.ToString(CultureInfo.InvariantCulture);
    }

    private static Dictionary<string, string> VersionsOf(IReadOnlyList<ISystemAdapter> systems) => systems
        .Where(static system => system is IProcessProbe)
        .ToDictionary(static system => system.Name, static system => system.Version);
}
