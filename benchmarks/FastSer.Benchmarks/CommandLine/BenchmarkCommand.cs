using System.CommandLine;
using System.CommandLine.Parsing;
using System.Runtime.CompilerServices;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.CommandLine;

/// <summary>The command line of the program.</summary>
internal sealed class BenchmarkCommand
{
    public const string RawReportOption = "--raw-report";

    public const string Description = """
        Compares FastSer with other serializers. Without options: every suite, in a
        quick mode. Results go to artifacts/benchmarks: Markdown, JSON and SVG charts.

        Examples, after
        dotnet run -c Release --project benchmarks/FastSer.Benchmarks --

          --suite 000                   one suite
          --suite scale                 lists up to 1,000,000 objects, two threads
          --filter SimpleClass          rows with this text in their ids
          --filter "000/*/read"         rows with ids that match
          --systems FastSer,MemoryPack  only these systems, and the floors
          --with-rivals                 build the opt-in rivals too
          --no-build                    build no rival, use those that are built
          --full --gc small             three fresh processes, 4 MB generation 0
          --verify-only                 only check the round trips
          --list                        list suites, rows and systems
          --processes                   start-up and peak memory of each system
          --compare old.json new.json   changes beyond noise between two runs
          --agree a.json b.json c.json  check that runs agree
          --document a.json b.json      write docs/comparison.md from reports
        """;

    private readonly Option<string[]> _suites = new("--suite")
    {
        Description = "Suites to run, for example 000 or 000,001; 003 and scale have rows that run only when their suite is named.",
        AllowMultipleArgumentsPerToken = true,
    };

    private readonly Option<string[]> _filters = new("--filter")
    {
        Description = "Parts of row ids; * matches anything.",
        AllowMultipleArgumentsPerToken = true,
    };

    private readonly Option<string[]> _systems = new("--systems")
    {
        Description = "Prefixes of system names; the floors always run.",
        AllowMultipleArgumentsPerToken = true,
    };

    private readonly Option<int?> _rounds = new("--rounds")
    {
        Description = $"Rounds per row: {MeasurementPlan.FewestRounds} or more; default {MeasurementPlan.Quick.Rounds}, "
            + $"with --full {MeasurementPlan.Full.Rounds}.",
        CustomParser = ParseRounds,
    };

    private readonly Option<bool> _full = new("--full")
    {
        Description = "Three fresh processes with more and longer rounds. Does not start on a busy machine, and marks a run that became noisy.",
    };

    private readonly Option<string> _collector = new("--gc")
    {
        Description = "Garbage collector: default, small (DOTNET_GCgen0size=0x400000) or server.",
        DefaultValueFactory = _ => "default",
        HelpName = "default|small|server",
    };

    private readonly Option<bool> _list = new("--list") { Description = "List suites, rows and systems." };

    private readonly Option<bool> _verifyOnly =
        new("--verify-only") { Description = "Check every round trip, no timing." };

    private readonly Option<bool> _benchmarkDotNet = new("--bdn")
    {
        Description = "Run the same operations under BenchmarkDotNet (slow: about 5 s per candidate).",
    };

    private readonly Option<bool> _withRivals = new("--with-rivals")
    {
        Description = "Build the opt-in rivals too, where this machine's package sources have their packages.",
    };

    private readonly Option<bool> _noBuild = new("--no-build")
    {
        Description = "Build no rival: use those that are built.",
    };

    private readonly Option<string[]> _compare = new("--compare")
    {
        Description = "Print the changes beyond noise between the JSON reports of two runs; measures nothing.",
        HelpName = "old.json new.json",
        AllowMultipleArgumentsPerToken = true,
    };

    private readonly Option<string[]> _document = new("--document")
    {
        Description = "Write docs/comparison.md and its charts from the JSON reports of one or more runs of different "
            + "rows; measures nothing.",
        HelpName = "report.json ...",
        AllowMultipleArgumentsPerToken = true,
    };

    private readonly Option<string[]> _agree = new("--agree")
    {
        Description = "Check whether the JSON reports of several runs of the same rows agree within their intervals; measures nothing.",
        HelpName = "report.json ...",
        AllowMultipleArgumentsPerToken = true,
    };

    private readonly Option<bool> _allowNoise = new("--allow-noise")
    {
        Description = "Measure with --full even on a busy machine, or document or compare noisy runs.",
    };

    private readonly Option<bool> _processes = new("--processes")
    {
        Description = "Measure the start-up and the peak memory of each system, in fresh processes, instead of the suites.",
    };

    private readonly Option<string?> _output = new("--output")
    {
        Description = "Folder for the results instead of artifacts/benchmarks.",
        HelpName = "folder",
    };

    private readonly Option<string?> _rawReport = new(RawReportOption) { Hidden = true };

    private readonly RootCommand _root = new(Description);

    public BenchmarkCommand()
    {
        _collector.Validators.Add(result =>
        {
            if (result.Tokens.Count == 1
                && !Enum.TryParse<GarbageCollectorMode>(result.Tokens[0].Value, ignoreCase: true, out _))
            {
                result.AddError("--gc takes default, small or server.");
            }
        });
        _compare.Validators.Add(result =>
        {
            if (result.Tokens.Count != 2)
                result.AddError("--compare takes two files: the report.json of an earlier run and that of a later one.");
        });
        _agree.Validators.Add(result =>
        {
            if (result.Tokens.Count < 2)
                result.AddError("--agree takes two or more files: the report.json of each run.");
        });
        _withRivals.Validators.Add(result =>
        {
            if (!RuntimeFeature.IsDynamicCodeSupported)
                result.AddError("--with-rivals builds assemblies, which a native program cannot load: publish it with -p:WithRivals=true.");
        });
        Option[] options =
        [
            _suites, _filters, _systems, _rounds, _full, _processes, _collector, _withRivals, _noBuild, _list, _verifyOnly, _benchmarkDotNet,
            _compare, _agree, _document, _allowNoise, _output, _rawReport,
        ];
        foreach (var option in options)
            _root.Options.Add(option);
    }

    /// <summary>Parses and hands the options on; wrong arguments get one line each.</summary>
    public int Invoke(IReadOnlyList<string> arguments, Func<RunOptions, int> run)
    {
        _root.SetAction(result => run(OptionsOf(result)));
        var parsed = _root.Parse(arguments);
        if (parsed.Errors.Count == 0)
            return parsed.Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });

        foreach (var error in parsed.Errors)
            Console.Error.WriteLine(error.Message);
        Console.Error.WriteLine("--help shows the options and examples.");
        return ExitCode.Usage;
    }

    private static int? ParseRounds(ArgumentResult result)
    {
        if (int.TryParse(result.Tokens[0].Value, out var rounds) && rounds >= MeasurementPlan.FewestRounds)
            return rounds;
        result.AddError($"--rounds takes a number of {MeasurementPlan.FewestRounds} or more: fewer give no interval.");
        return null;
    }

    private RunOptions OptionsOf(ParseResult result) => new()
    {
        Suites = Split(result.GetValue(_suites)),
        Filters = Split(result.GetValue(_filters)),
        Systems = Split(result.GetValue(_systems)),
        Rounds = result.GetValue(_rounds),
        Full = result.GetValue(_full),
        Collector = Enum.Parse<GarbageCollectorMode>(result.GetValue(_collector)!, ignoreCase: true),
        List = result.GetValue(_list),
        VerifyOnly = result.GetValue(_verifyOnly),
        BenchmarkDotNet = result.GetValue(_benchmarkDotNet),
        WithRivals = result.GetValue(_withRivals),
        NoBuild = result.GetValue(_noBuild),
        Compare = result.GetValue(_compare) ?? [],
        Agree = result.GetValue(_agree) ?? [],
        AllowNoise = result.GetValue(_allowNoise),
        Processes = result.GetValue(_processes),
        Document = result.GetValue(_document) ?? [],
        Output = Path.GetFullPath(result.GetValue(_output) ?? RepositoryFolders.Results),
        RawReport = result.GetValue(_rawReport),
    };

    private static string[] Split(string[]? values) =>
        [.. (values ?? []).SelectMany(value => value.Split(',', StringSplitOptions.RemoveEmptyEntries))];
}
