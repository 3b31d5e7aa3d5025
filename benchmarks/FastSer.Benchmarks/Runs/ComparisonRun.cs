using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Runs;

/// <summary>Compares the reports of two runs; measures nothing.</summary>
internal static class ComparisonRun
{
    /// <exception cref="UsageException">A file is not there, or is no report.</exception>
    public static int Execute(string earlierFile, string laterFile)
    {
        var comparison = ReportComparison.Of(ReportFiles.Read(earlierFile), ReportFiles.Read(laterFile));
        foreach (var line in ComparisonText.LinesOf(comparison))
            Console.WriteLine(line);
        return ExitCode.Success;
    }
}
