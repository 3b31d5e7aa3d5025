using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Tests;

/// <summary>A report in a file: real names, notes and figures of a few rows of most suites, made up where there was no record.</summary>
internal static class StoredReport
{
    public static BenchmarkReport Read()
    {
        using var reader = new StreamReader(typeof(StoredReport).Assembly.GetManifestResourceStream("small.json")!);
        return JsonReport.Read(reader.ReadToEnd());
    }
}
