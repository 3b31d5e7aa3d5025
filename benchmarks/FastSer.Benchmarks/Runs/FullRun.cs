using System.Diagnostics;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using Spectre.Console;

namespace FastSer.Benchmarks.Runs;

/// <summary>
/// Measures in several fresh processes: the dynamic profile and the memory layout differ between them.
/// </summary>
internal sealed class FullRun(IAnsiConsole console, RunOptions options, string command)
{
    private const int Processes = 3;

    /// <param name="arguments">The command line of this process.</param>
    /// <param name="environment">Variables for the processes.</param>
    public int Execute(IReadOnlyList<string> arguments, IReadOnlyDictionary<string, string> environment)
    {
        if (!options.AllowNoise && MachineCheck.Refusal() is { } refusal)
        {
            Console.Error.WriteLine(refusal);
            return ExitCode.NoisyMachine;
        }

        using var interruption = new Interruption();
        var start = Stopwatch.GetTimestamp();
        var reports = new List<BenchmarkReport>();
        for (var i = 0; i < Processes && !interruption.Token.IsCancellationRequested; i++)
        {
            Console.WriteLine($"Process {i + 1} of {Processes}");
            if (RunProcess(arguments, environment) is { } report)
                reports.Add(report);
        }

        if (reports.Count == 0)
            return ExitCode.Interrupted;
        var merged = ReportMerge.Of(reports);
        var noise = Noise.Of(merged);
        merged = merged with
        {
            Remarks = [.. merged.Remarks, $"Noise: {noise}."],
            Environment = merged.Environment with
            {
                Command = command,
                Method = MeasuredRun.MethodOf(MeasuredRun.PlanOf(options), reports.Count),
            },
        };
        ReportOutput.Write(console, merged, options.Output, Stopwatch.GetElapsedTime(start));
        var result = MeasuredRun.ResultOf(merged, interruption.Token.IsCancellationRequested);
        return result == ExitCode.Success && noise.IsNoisy ? ExitCode.NoisyMachine : result;
    }

    /// <summary>Null when the process left no report.</summary>
    private static BenchmarkReport? RunProcess(
        IReadOnlyList<string> arguments, IReadOnlyDictionary<string, string> environment)
    {
        var file = Path.GetTempFileName();
        try
        {
            FreshProcess.Run([.. arguments, CommandLine.BenchmarkCommand.RawReportOption, file], environment);
            var json = File.ReadAllText(file);
            return json.Length == 0 ? null : JsonReport.Read(json);
        }
        finally
        {
            File.Delete(file);
        }
    }
}
