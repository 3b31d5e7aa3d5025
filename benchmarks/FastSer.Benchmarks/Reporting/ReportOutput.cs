using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;
using Spectre.Console;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Prints the tables and writes the files into a folder.</summary>
internal static class ReportOutput
{
    public static void Write(IAnsiConsole console, BenchmarkReport report, string folder, TimeSpan elapsed)
    {
        ConsoleTables.Write(console, report);
        var environment = report.Environment;
        Console.WriteLine();
        Console.WriteLine($"{environment.Runtime}, GC {environment.GarbageCollector}, {environment.Processor}");
        Console.WriteLine($"Method: {environment.Method}.");
        foreach (var remark in report.Remarks)
            Console.WriteLine(remark);
        if (report.Processes is { } processes)
            WriteProcesses(processes);
        if (report.Suites.Count == 0 && report.Processes is null)
            return;

        Console.WriteLine($"Took {Figures.Duration(elapsed)}. Written:");
        foreach (var file in ReportFiles.Write(folder, report))
            Console.WriteLine("  " + Path.GetRelativePath(Directory.GetCurrentDirectory(), file));
    }

    private static void WriteProcesses(IReadOnlyList<ProcessFigure> figures)
    {
        Console.WriteLine(string.Join(", ", ProcessTable.Columns));
        foreach (var cells in ProcessTable.RowsOf(figures))
            Console.WriteLine("  " + string.Join(", ", cells));
    }
}
