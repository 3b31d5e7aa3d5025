using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The columns and cells of a row's table, whatever they are printed with.</summary>
internal static class ReportTable
{
    public static IReadOnlyList<string> Columns { get; } =
        ["System", "Time/op", "To best", "95 % interval", "Allocated B", "Payload B", "Notes"];

    /// <summary>The figures are in the columns after the name and before the notes.</summary>
    public static bool IsFigure(int column) => column > 0 && column < Columns.Count - 1;

    public static IReadOnlyList<string> CellsOf(CandidateResult result) =>
    [
        result.Measurement.Name,
        Figures.Time(result.Nanoseconds),
        Figures.Ratio(result.RatioToBest.Middle),
        Figures.Range(result.RatioToBest),
        Figures.Allocated(result.Measurement.AllocatedBytes),
        Figures.Payload(result.Measurement),
        result.Measurement.Note,
    ];

    public static IReadOnlyList<string> CellsOf(AbsentResult absent) =>
    [
        absent.Name, Figures.None, Figures.None, Figures.None, Figures.None, Figures.None,
        (absent.IsFailure ? "FAILED: " : "cannot run: ") + absent.Reason,
    ];
}
