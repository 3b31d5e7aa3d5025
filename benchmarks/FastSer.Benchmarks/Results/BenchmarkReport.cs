namespace FastSer.Benchmarks.Results;

/// <summary>Everything that one run found out; the JSON file is this record.</summary>
/// <param name="Processes">The cost of each system in a process of its own; null in a run that did not measure it.</param>
internal sealed record BenchmarkReport(
    RunEnvironment Environment,
    IReadOnlyDictionary<string, string> SystemVersions,
    IReadOnlyList<string> Remarks,
    IReadOnlyList<SuiteResult> Suites,
    IReadOnlyList<ProcessFigure>? Processes = null);
