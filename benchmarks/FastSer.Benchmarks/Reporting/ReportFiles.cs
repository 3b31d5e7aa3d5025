using System.Text.Json;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Writes Markdown, JSON and one chart a suite; the newest run replaces the files of the one before.</summary>
internal static class ReportFiles
{
    private const string Name = "report";
    private const string FrontChart = "front.svg";
    private const string SummaryChart = "summary.svg";

    /// <summary>Returns the paths written.</summary>
    public static IReadOnlyList<string> Write(string folder, BenchmarkReport report)
    {
        var files = new List<string>();
        foreach (var suite in report.Suites)
            files.Add(Write(folder, ChartFileOf(suite), ChartOf(suite, SubtitleOf(report.Environment))));
        files.Add(Write(folder, Name + ".md", MarkdownReport.Of(report, ChartFileOf)));
        files.Add(Write(folder, Name + ".json", JsonReport.Of(report)));
        return files;
    }

    /// <summary>The comparison document with its charts; returns the paths written.</summary>
    public static IReadOnlyList<string> WriteDocument(
        string folder, BenchmarkReport report, ComparisonDocument document)
    {
        const string charts = "images";
        var subtitle = SubtitleOf(report.Environment);
        var files = new List<string>
        {
            Write(folder, Path.Combine(charts, FrontChart), FrontSvgChart.Of(report, subtitle)),
            Write(folder, Path.Combine(charts, SummaryChart), SummarySvgChart.Of(report, subtitle)),
        };
        foreach (var suite in report.Suites)
            files.Add(Write(folder, Path.Combine(charts, ChartFileOf(suite)), ChartOf(suite, subtitle)));
        files.AddRange(document.Write(ChartFileOf, SummaryChart).Select(page => Write(folder, page.Path, page.Text)));
        return files;
    }

    /// <exception cref="UsageException">The file is not there, or is no report.</exception>
    public static BenchmarkReport Read(string file)
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

    private static string Write(string folder, string file, string text)
    {
        var path = Path.Combine(folder, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, text);
        return path;
    }

    private static string ChartOf(SuiteResult suite, string subtitle) =>
        suite.Id == ScaleSuite.Id ? GrowthSvgChart.Of(suite, subtitle) : SvgChart.Of(suite, subtitle);

    private static string ChartFileOf(SuiteResult suite) => $"suite-{suite.Id}.svg";

    private static string SubtitleOf(RunEnvironment environment) =>
        $"{environment.Date:yyyy-MM-dd}, {environment.Runtime}, {environment.Processor}, "
        + $"GC {environment.GarbageCollector}";
}
