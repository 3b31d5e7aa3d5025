using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The columns and cells of a row's table, whatever they are printed with.</summary>
internal static class ReportTable
{
    public static List<string> Columns { get; } =
    [
        "System", "Time/op", "To best", "95 % interval", "To floor", "Allocated B", "GC 0/1/2", "Payload B", "Published",
        "Notes",
    ];

    /// <summary>The figures are in the columns after the name and before the notes.</summary>
    public static bool IsFigure(int column) => column > 0 && column < Columns.Count - 1;

    public static IReadOnlyList<string> CellsOf(CandidateResult result, RowResult row) =>
    [
        result.Measurement.Name,
        Figures.Time(result.Nanoseconds),
        Figures.Ratio(result.RatioToBest.Middle),
        Figures.Range(result.RatioToBest),
        FloorOf(row) is { } floor ? Figures.Ratio(result.Nanoseconds / floor) : Figures.None,
        Figures.Allocated(result.Measurement.AllocatedBytes),
        Figures.Collections(result.Measurement),
        Figures.Payload(result.Measurement),
        PublishedText.Of(row.Published, result.Measurement.Name),
        result.Measurement.Note,
    ];

    public static IReadOnlyList<string> CellsOf(AbsentResult absent, RowResult row) =>
    [
        absent.Name, Figures.None, Figures.None, Figures.None, Figures.None, Figures.None, Figures.None, Figures.None,
        PublishedText.Of(row.Published, absent.Name),
        (absent.IsFailure ? "FAILED: " : "cannot run: ") + absent.Reason,
    ];

    /// <summary>The time of the fastest floor; null in a row without floors.</summary>
    public static double? FloorOf(RowResult row) =>
        row.Candidates.FirstOrDefault(candidate => candidate.Measurement.Kind == CandidateKind.Floor)?.Nanoseconds;
}
