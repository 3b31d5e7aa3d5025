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
        RefuseOtherMachines(reports);
        var joined = Join(reports);
        var document = new ComparisonDocument(joined[0], DocumentTexts.Read(RepositoryFolders.DocumentTexts), [.. joined.Skip(1)]);
        foreach (var file in ReportFiles.WriteDocument(RepositoryFolders.Documents, joined[0], document))
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

    /// <summary>The first report says which runtime the document is about; the others have a page of their own.</summary>
    private static IReadOnlyList<BenchmarkReport> Join(IReadOnlyList<BenchmarkReport> reports)
    {
        try
        {
            return ReportJoin.ByRuntime(reports);
        }
        catch (ArgumentException exception)
        {
            throw new UsageException(exception.Message);
        }
    }

    private static void RefuseOtherMachines(IReadOnlyList<BenchmarkReport> reports)
    {
        if (reports.Select(static report => (report.Environment.Processor, report.Environment.GarbageCollector)).Distinct().Count() > 1)
            throw new UsageException("The reports are of different machines or garbage collectors.");
    }
}
