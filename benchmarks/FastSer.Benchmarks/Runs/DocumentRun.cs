using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Runs;

/// <summary>Writes docs/comparison.md, its pages and its charts from the reports of runs; measures nothing.</summary>
internal static class DocumentRun
{
    /// <exception cref="UsageException">A file is not there, a run was noisy, or the reports do not belong together.</exception>
    public static int Execute(IReadOnlyList<string> reportFiles, bool allowNoise)
    {
        var reports = reportFiles.Select(ReportFiles.Read).ToList();
        RefuseNoise(reportFiles, reports, allowNoise);
        var report = Join(reports);
        var document = new ComparisonDocument(report, DocumentTexts.Read(RepositoryFolders.DocumentTexts));
        foreach (var file in ReportFiles.WriteDocument(RepositoryFolders.Documents, report, document))
            Console.WriteLine(Path.GetRelativePath(Directory.GetCurrentDirectory(), file));
        if (document.Unexplained.Count > 0)
        {
            Console.WriteLine("Rows that FastSer does not win and benchmarks/document/reasons.md does not explain: "
                + string.Join(", ", document.Unexplained));
        }

        return ExitCode.Success;
    }

    private static void RefuseNoise(IReadOnlyList<string> files, List<BenchmarkReport> reports, bool allowNoise)
    {
        var noisy = files.Zip(reports.Select(Noise.Of)).Where(static pair => pair.Second.IsNoisy).ToList();
        if (noisy.Count > 0 && !allowNoise)
        {
            throw new UsageException(string.Join('\n', noisy.Select(static pair => $"'{pair.First}': {pair.Second}."))
                + "\nA noisy run is no record: run it again, or document it all the same with --allow-noise.");
        }
    }

    private static BenchmarkReport Join(IReadOnlyList<BenchmarkReport> reports)
    {
        if (reports.Select(MachineOf).Distinct().Count() > 1)
            throw new UsageException("The reports are of different machines, runtimes or garbage collectors.");
        try
        {
            return ReportJoin.Of(reports);
        }
        catch (ArgumentException exception)
        {
            throw new UsageException(exception.Message);
        }
    }

    private static (string, string, string) MachineOf(BenchmarkReport report) => (
        report.Environment.Processor, report.Environment.Runtime, report.Environment.GarbageCollector);
}
