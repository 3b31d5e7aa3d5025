using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Rivals;
using FastSer.Benchmarks.Systems;
using Spectre.Console;

namespace FastSer.Benchmarks.Runs;

/// <summary>Does what the options ask for.</summary>
internal sealed class Application(IAnsiConsole console, IReadOnlyList<string> arguments)
{
#if NET10_0 && !BENCHMARK_AOT
    private const string Program = "dotnet run -c Release --project benchmarks/FastSer.Benchmarks";
    private const string Separator = " -- ";
#else
    private static string Program => Path.GetRelativePath(Directory.GetCurrentDirectory(), Environment.ProcessPath!);
    private const string Separator = " ";
#endif

    // Of the list of rows.
    private const int IdWidth = 37;

    public int Run(RunOptions options)
    {
        if (options.Compare.Count > 0)
            return ComparisonRun.Execute(options.Compare[0], options.Compare[1]);
        if (options.Agree.Count > 0)
            return AgreementRun.Execute(options.Agree, options.AllowNoise);
        if (options.Document.Count > 0)
            return DocumentRun.Execute(options.Document, options.AllowNoise);
        var suites = RowSelection.Of(Suites.All, options);
        var isChild = options.RawReport is not null;
        var rivals = RivalCatalog.Load(isChild ? RivalBuild.None : BuildOf(options), Console.WriteLine);
        var systems = RowSelection.Of([.. DefaultSystems.All(), .. rivals.Adapters], options);
        if (options.List)
            return List(suites, systems, rivals.Remarks);

        var settings = CollectorSettings.Of(options.Collector);
        if (options.Processes)
            return new ProcessRun(console, options, Command()).Execute(systems, rivals);
        if (options.Full && !isChild)
            return new FullRun(console, options, Command()).Execute(arguments, settings);
        if (!CollectorSettings.AreActive(options.Collector))
            return FreshProcess.Run(arguments, settings);
        if (options.VerifyOnly)
            return Verify(suites, systems, rivals.Remarks);
#if !BENCHMARK_AOT
        if (options.BenchmarkDotNet)
            return BenchmarkDotNetRuns.BenchmarkDotNetRun.Execute(suites, systems);
#endif

        string[] remarks = [.. rivals.Remarks, .. BuildRemarks()];
        return new MeasuredRun(console, options, Command()).Execute(suites, systems, remarks);
    }

    /// <summary>The adapters are built once, by the process that was started by hand.</summary>
    private static RivalBuild BuildOf(RunOptions options)
    {
        var isFirstProcess = options.Collector == GarbageCollectorMode.Default || !CollectorSettings.AreActive(options.Collector);
        if (!isFirstProcess || options.NoBuild || !RuntimeFeature.IsDynamicCodeSupported)
            return RivalBuild.None;
        if (options.WithRivals)
            return RivalBuild.All;
        return options.List ? RivalBuild.None : RivalBuild.Default;
    }

    private static IEnumerable<string> BuildRemarks()
    {
        var debuggable = typeof(Application).Assembly.GetCustomAttribute<DebuggableAttribute>();
        if (debuggable?.IsJITOptimizerDisabled == true)
            yield return "This is a Debug build: the figures mean nothing. Run with -c Release.";
    }

    /// <summary>Without the folder for the output, which is a place on this machine.</summary>
    private string Command()
    {
        const string output = "--output";
        var shown = arguments.Where((argument, i) => argument != output && (i == 0 || arguments[i - 1] != output)).ToList();
        return shown.Count == 0 ? Program : $"{Program}{Separator}{string.Join(' ', shown)}";
    }

    private int List(IReadOnlyList<Suite> suites, IReadOnlyList<ISystemAdapter> systems, IReadOnlyList<string> remarks)
    {
        var width = console.Profile.Width;
        foreach (var suite in suites)
        {
            ConsoleLine.Write(console, ConsoleLine.Wrap($"Suite {suite.Id}: {suite.Title} ({suite.Source})", width));
            foreach (var row in suite.Rows)
            {
                var request = row.IsOnRequest ? $" (only with --suite {suite.Id})" : "";
                ConsoleLine.Write(console, ConsoleLine.Entry("  " + row.Id, IdWidth, row.Title + request, width));
            }
        }

        var names = systems.Select(system => $"{system.Name} {system.Version}".Trim());
        ConsoleLine.Write(console, ConsoleLine.Wrap("Systems: " + string.Join(", ", names), width));
        ConsoleLine.Write(console, remarks.SelectMany(remark => ConsoleLine.Wrap(remark, width)));
        return ExitCode.Success;
    }

    private int Verify(
        IReadOnlyList<Suite> suites, IReadOnlyList<ISystemAdapter> systems, IReadOnlyList<string> remarks)
    {
        var runner = new SuiteRunner(suites, systems, MeasurementPlan.Quick);
        var result =
            runner.Verify((row, candidates) => Console.WriteLine($"{row.Id}: {candidates} candidates verified"));
        foreach (var line in VerificationText.LinesOf(result).Concat(remarks))
            Console.WriteLine(line);
        return result.Failures.Count == 0 ? ExitCode.Success : ExitCode.VerificationFailed;
    }
}
