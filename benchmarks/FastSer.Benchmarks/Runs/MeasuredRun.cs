using System.Diagnostics;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using Spectre.Console;

namespace FastSer.Benchmarks.Runs;

/// <summary>Measures the selected rows in this process and reports them.</summary>
internal sealed class MeasuredRun(IAnsiConsole console, RunOptions options, string command)
{
    public int Execute(
        IReadOnlyList<Suite> suites, IReadOnlyList<ISystemAdapter> systems, IReadOnlyList<string> remarks)
    {
        using var interruption = new Interruption();
        var plan = PlanOf(options);
        var rows = suites.Sum(suite => suite.Rows.Count);
        var runner = new SuiteRunner(suites, systems, plan);
        var start = Stopwatch.GetTimestamp();
        IReadOnlyList<SuiteResult> results = [];
        if (console.Profile.Capabilities.Interactive && console.Profile.Out.IsTerminal)
            LiveProgress.Run(console, rows, progress => results = runner.Run(progress, interruption.Token));
        else
            results = runner.Run(new PlainProgress(Console.Out, rows), interruption.Token);

        var allRemarks = remarks.ToList();
        var finished = results.Sum(suite => suite.Rows.Count);
        if (finished < rows)
            allRemarks.Add($"Interrupted: {finished} of {rows} rows are finished.");
        var report = new BenchmarkReport(
            RunEnvironment.Current(command, MethodOf(plan, processes: 1)), VersionsOf(systems), allRemarks, results);
        if (options.RawReport is not null)
            File.WriteAllText(options.RawReport, JsonReport.Of(report));
        else
            ReportOutput.Write(console, report, options.Output, Stopwatch.GetElapsedTime(start));
        return ResultOf(report, finished < rows);
    }

    public static int ResultOf(BenchmarkReport report, bool isInterrupted)
    {
        if (isInterrupted)
            return ExitCode.Interrupted;
        var hasFailed =
            report.Suites.SelectMany(suite => suite.Rows).SelectMany(row => row.Absent).Any(a => a.IsFailure);
        return hasFailed ? ExitCode.VerificationFailed : ExitCode.Success;
    }

    public static string MethodOf(MeasurementPlan plan, int processes) =>
        $"all candidates of a row interleaved in one process in random order, {plan.Rounds} rounds of "
        + $"{plan.RoundTime.TotalMilliseconds} ms each ({plan.LongStepFactor} times that over a connection or with two threads, "
        + $"and for results from {MeasurementPlan.LargeAllocation / 1024} KB on, with a garbage collection before each)"
        + (processes == 1 ? "" : $", in {processes} fresh processes (the widest interval counts)")
        + "; every round trip verified before timing";

    public static MeasurementPlan PlanOf(RunOptions options)
    {
        var plan = options.Full ? MeasurementPlan.Full : MeasurementPlan.Quick;
        return options.Rounds is { } rounds ? plan with { Rounds = rounds } : plan;
    }

    private static Dictionary<string, string> VersionsOf(IReadOnlyList<ISystemAdapter> systems) =>
        systems
            .Where(system => system.Version.Length > 0)
            .ToDictionary(system => system.Name, system => system.Version);
}
