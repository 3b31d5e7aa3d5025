using System.Text.Json;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Runs;

/// <summary>Compares the reports of two runs; measures nothing.</summary>
internal static class ComparisonRun
{
    public static int Execute(string earlierFile, string laterFile)
    {
        var comparison = ReportComparison.Of(Read(earlierFile), Read(laterFile));
        foreach (var line in ComparisonText.LinesOf(comparison))
            Console.WriteLine(line);
        return ExitCode.Success;
    }

    /// <exception cref="UsageException">The file is not there, or is no report.</exception>
    private static BenchmarkReport Read(string file)
    {
        if (!File.Exists(file))
            throw new UsageException($"There is no file '{file}'. A run writes artifacts/benchmarks/report.json.");
        try
        {
            return JsonReport.Read(File.ReadAllText(file));
        }
        catch (JsonException exception)
        {
            throw new UsageException($"'{file}' is no report of this program: {exception.Message}");
        }
    }
}
