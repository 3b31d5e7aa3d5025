using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Start-up and memory of each system as a table, the fastest start first.</summary>
internal static class ProcessTable
{
    private const double Megabyte = 1_000_000;

    public const string Legend =
        "\"First byte\" is the time from the start of a process to the first byte that it wrote; half of the starts were between the two \"quarters\". "
        + "\"Peak\" is the largest memory of a process that reads a log, which takes 100 MB in the Fast format of FastSer. Both are medians.";

    public static IReadOnlyList<string> Columns { get; } =
        ["System", "First byte, ms", "Quarters", "Peak, MB", "File, MB"];

    public static void Write(MarkdownText text, IReadOnlyList<ProcessFigure> figures)
    {
        text.Header(Columns, static column => column > 0);
        foreach (var cells in RowsOf(figures))
            text.Cells(cells);
        text.End();
    }

    public static IEnumerable<IReadOnlyList<string>> RowsOf(IReadOnlyList<ProcessFigure> figures) =>
        figures.OrderBy(static figure => Median.Of(figure.StartMilliseconds)).Select(static figure => (IReadOnlyList<string>)
        [
            figure.System,
            Figures.Whole(Median.Of(figure.StartMilliseconds)),
            QuartersOf(figure.StartMilliseconds),
            Figures.Whole(Median.Of(figure.PeakBytes) / Megabyte),
            figure.FileBytes == 0 ? Figures.None : Figures.Whole(figure.FileBytes / Megabyte),
        ]);

    private static string QuartersOf(double[] times)
    {
        var sorted = times.Order().ToArray();
        return $"{Figures.Whole(sorted[sorted.Length / 4])} to {Figures.Whole(sorted[sorted.Length * 3 / 4])}";
    }
}
