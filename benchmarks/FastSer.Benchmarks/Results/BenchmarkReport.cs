namespace FastSer.Benchmarks.Results;

/// <summary>Everything that one run found out; the JSON file is this record.</summary>
internal sealed record BenchmarkReport(
    RunEnvironment Environment,
    IReadOnlyDictionary<string, string> SystemVersions,
    IReadOnlyList<string> Remarks,
    IReadOnlyList<SuiteResult> Suites);
