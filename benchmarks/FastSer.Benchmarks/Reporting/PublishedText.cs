using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Formats the figures of the source: time, ratio to the best of its row, payload.</summary>
internal static class PublishedText
{
    /// <summary>For one system; a dash where the source has no figure of it.</summary>
    public static string Of(IReadOnlyList<PublishedFigure>? row, string system) =>
        row?.FirstOrDefault(figure => figure.System == system) is { } figure ? Text(row, figure) : Figures.None;

    /// <summary>The figures of systems that this run does not have; may be empty.</summary>
    public static string OfOthers(RowResult row)
    {
        var names = row.Candidates.Select(candidate => candidate.Measurement.Name)
            .Concat(row.Absent.Select(absent => absent.Name))
            .ToHashSet();
        var others = (row.Published ?? []).Where(figure => !names.Contains(figure.System)).ToList();
        return others.Count == 0
            ? ""
            : "Published, not in this run: " + string.Join(
                "; ", others.Select(figure => $"{figure.System} {Text(row.Published!, figure)}"));
    }

    private static string Text(IReadOnlyList<PublishedFigure> row, PublishedFigure figure)
    {
        var ratio = Figures.Ratio(figure.Nanoseconds / row.Min(other => other.Nanoseconds));
        return $"{Figures.Time(figure.Nanoseconds)} ({ratio})"
            + (figure.PayloadBytes is { } bytes ? $", {Figures.Allocated(bytes)} B" : "");
    }
}
