using System.Diagnostics;
using FastSer.CoverageFuzz;
using FastSer.Fuzz;
using FastSer.TestKit.Operations;

// dotnet run -c Release --project tests/FastSer.CoverageFuzz -- [--seconds N] [--target TEXT] [--seed N] [--list] [--write FILE] [--keep FOLDER]
// The program copies itself, instruments the copy, and runs that. It ends with "fuzz: N targets: N passed, N failed".
var options = Options.Parse(args);
if (options is null)
{
    Console.Error.WriteLine(Options.Help);
    return 2;
}

if (!options.IsWorker)
{
    return await InstrumentedCopy.RunAsync(args);
}

CoverageMap.Prepare();
Viewing.ViewsOfTestTypes = SourceCompiler.CompileViews();
var targets = TargetList.All.Where(target => target.Name.Contains(options.Target, StringComparison.OrdinalIgnoreCase)).ToList();
if (targets.Count == 0)
{
    Console.Error.WriteLine($"No target has '{options.Target}' in its name; --list prints them.");
    return 2;
}

if (options.IsList)
{
    targets.ForEach(static target => Console.WriteLine(target.Name));
    return 0;
}

using var running = new RunningInput(Environment.GetEnvironmentVariable(RunningInput.Switch) ?? Path.GetTempFileName());
var fuzzer = new Fuzzer(options.Seed, TimeSpan.FromSeconds(options.Seconds), running);
fuzzer.Watch();
var clock = Stopwatch.StartNew();
var results = new List<FuzzResult>();
foreach (var result in targets.GroupBy(static target => target.Corpus).SelectMany(same => fuzzer.Run([.. same])))
{
    results.Add(result);
    Console.WriteLine(FormattableString.Invariant(
        $"{results.Count}/{targets.Count} {result.Target.Name}: {result.Executions:N0} executions, {result.Edges:N0} edges, {result.Inputs.Count:N0} inputs kept"));
    if (result.Finding is not null)
    {
        Console.WriteLine($"FINDING {result.Finding}");
    }
    else if (options.Folder is not null)
    {
        CorpusFiles.Add(options.Folder, result.Target, result.Inputs);
    }
}

if (options.File is not null)
{
    Report.Write(options.File, results, options, clock.Elapsed);
}

var failed = results.Count(static result => result.Finding is not null);
Console.WriteLine(FormattableString.Invariant(
    $"fuzz: {results.Count} targets with {results.Sum(static result => result.Executions)} executions: {results.Count - failed} passed, {failed} failed"));
return failed == 0 ? 0 : 1;
