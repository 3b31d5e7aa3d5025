using FastSer.Benchmarks.Results;
using Spectre.Console;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Prints the tables and a summary, and writes the files into a folder.</summary>
internal static class ReportOutput
{
    private const string Indent = "  ";

    public static void Write(IAnsiConsole console, BenchmarkReport report, string folder, TimeSpan elapsed)
    {
        var width = console.Profile.Width;
        ConsoleLine.Write(console, LinesOf(report, width));
        if (report.Suites.Count == 0 && report.Processes is null)
            return;

        ConsoleLine.Write(console, ConsoleLine.Wrap($"Took {Figures.Duration(elapsed)}. Written:", width));
        foreach (var file in ReportFiles.Write(folder, report))
            ConsoleLine.Write(console, ConsoleLine.Wrap(Path.GetRelativePath(Directory.GetCurrentDirectory(), file), width, "default", Indent));
    }

    /// <summary>Everything except the names of the files.</summary>
    public static IEnumerable<ConsoleLine> LinesOf(BenchmarkReport report, int width)
    {
        var environment = report.Environment;
        return
        [
            .. ConsoleTables.LinesOf(report, width),
            ConsoleLine.Empty,
            .. ConsoleLine.Wrap($"{environment.Runtime}, GC {environment.GarbageCollector}, {environment.Processor}", width),
            .. ConsoleLine.Wrap($"Method: {environment.Method}.", width),
            .. report.Remarks.SelectMany(remark => ConsoleLine.Wrap(remark, width)),
            .. ProcessesOf(report, width),
            .. ConsoleSummary.LinesOf(report, width),
        ];
    }

    private static IEnumerable<ConsoleLine> ProcessesOf(BenchmarkReport report, int width) => report.Processes is not { } processes
        ? []
        :
        [
            .. ConsoleLine.Wrap(string.Join(", ", ProcessTable.Columns), width),
            .. ProcessTable.RowsOf(processes).SelectMany(cells => ConsoleLine.Wrap(string.Join(", ", cells), width, "default", Indent)),
        ];
}
