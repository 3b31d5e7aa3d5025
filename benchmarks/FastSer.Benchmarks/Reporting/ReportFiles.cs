using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Writes Markdown, JSON and one chart a suite; the newest run replaces the files of the one before.</summary>
internal static class ReportFiles
{
    private const string Name = "report";

    /// <summary>Returns the paths written.</summary>
    public static IReadOnlyList<string> Write(string folder, BenchmarkReport report)
    {
        Directory.CreateDirectory(folder);
        var files = new List<string>();
        foreach (var suite in report.Suites)
            Add(ChartFileOf(suite), SvgChart.Of(suite, SubtitleOf(report.Environment)));
        Add(Name + ".md", MarkdownReport.Of(report, ChartFileOf));
        Add(Name + ".json", JsonReport.Of(report));
        return files;

        void Add(string file, string text)
        {
            var path = Path.Combine(folder, file);
            File.WriteAllText(path, text);
            files.Add(path);
        }
    }

    private static string ChartFileOf(SuiteResult suite) => $"suite-{suite.Id}.svg";

    private static string SubtitleOf(RunEnvironment environment) =>
        $"Time per operation, shorter is better. {environment.Date:yyyy-MM-dd}, {environment.Runtime}, "
        + $"{environment.Processor}, GC {environment.GarbageCollector}";
}
