using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>A heading a suite, then a table a row, in lines of a given width.</summary>
/// <remarks>
/// A narrow screen has fewer columns. What a system notes, and why one is absent, is below the table: it would take the width of the figures.
/// </remarks>
internal static class ConsoleTables
{
    private const string Gap = "  ";
    private const string Indent = "  ";

    /// <summary>The names wrap between words before a column is left out.</summary>
    private const int NarrowName = 28;

    // The columns of ReportTable after the name, the most important first; the notes are below the table.
    private static readonly string[] s_byImportance =
        ["Time/op", "To best", "Allocated B", "Payload B", "95 % interval", "To floor", "GC 0/1/2", "Published"];

    public static IEnumerable<ConsoleLine> LinesOf(BenchmarkReport report, int width)
    {
        foreach (var suite in report.Suites)
        {
            yield return ConsoleLine.Empty;
            foreach (var line in ConsoleLine.Wrap($"Suite {suite.Id}: {suite.Title}", width, ConsoleLine.Bold))
                yield return line;
            yield return new ConsoleLine(new string('-', width), ConsoleLine.Quiet);
            foreach (var line in suite.Rows.SelectMany(row => LinesOf(row, width)))
                yield return line;
        }
    }

    private static IEnumerable<ConsoleLine> LinesOf(RowResult row, int width) =>
    [
        ConsoleLine.Empty,
        .. ConsoleLine.Wrap(row.Title, width, ConsoleLine.Bold),
        .. TableOf(row, width),
        .. NotesOf(row).SelectMany(note => ConsoleLine.Wrap(note.Text, width, note.Style, Indent)),
        .. ConsoleLine.Wrap(row.Verdict, width, ConsoleLine.Bold, Indent),
        .. ConsoleLine.Wrap(PublishedText.OfOthers(row), width, ConsoleLine.Quiet, Indent),
    ];

    private static IEnumerable<ConsoleLine> TableOf(RowResult row, int width)
    {
        if (row.Candidates.Count == 0)
            return [];
        var cells = row.Candidates.Select(candidate => ReportTable.CellsOf(candidate, row)).ToList();
        var columns = ColumnsOf(cells, width);
        var nameWidth = Math.Min(WidthOf(cells, 0), width - columns.Sum(column => Gap.Length + WidthOf(cells, column)));
        return
        [
            new ConsoleLine(LineOf(ReportTable.Columns[0], ReportTable.Columns), ConsoleLine.Quiet),
            .. row.Candidates.Zip(cells).SelectMany(pair => LinesOfCandidate(pair.First, pair.Second)),
        ];

        IEnumerable<ConsoleLine> LinesOfCandidate(CandidateResult candidate, IReadOnlyList<string> texts)
        {
            var style = StyleOf(candidate, row);
            var names = ConsoleLine.Wrap(texts[0], nameWidth).Select(static line => line.Text).ToList();
            return [new ConsoleLine(LineOf(names[0], texts), style), .. names.Skip(1).Select(name => new ConsoleLine(name, style))];
        }

        string LineOf(string name, IReadOnlyList<string> texts) => name.PadRight(nameWidth)
            + string.Concat(columns.Select(column => Gap + texts[column].PadLeft(WidthOf(cells, column))));
    }

    /// <summary>Those that fit beside the names, in the order of the table; one without a figure says nothing.</summary>
    private static List<int> ColumnsOf(List<IReadOnlyList<string>> cells, int width)
    {
        var taken = new List<int>();
        var left = width - Math.Min(WidthOf(cells, 0), NarrowName);
        foreach (var name in s_byImportance)
        {
            var column = ReportTable.Columns.IndexOf(name);
            var needed = Gap.Length + WidthOf(cells, column);
            if (needed > left || cells.TrueForAll(texts => texts[column] == Figures.None))
                continue;
            taken.Add(column);
            left -= needed;
        }

        taken.Sort();
        return taken;
    }

    private static int WidthOf(List<IReadOnlyList<string>> cells, int column) =>
        Math.Max(ReportTable.Columns[column].Length, cells.Max(texts => texts[column].Length));

    /// <summary>One line a note, with all systems that have it.</summary>
    private static IEnumerable<ConsoleLine> NotesOf(RowResult row) =>
    [
        .. row.Candidates
            .Where(static candidate => candidate.Measurement.Note.Length > 0)
            .GroupBy(static candidate => candidate.Measurement.Note, static candidate => candidate.Measurement.Name)
            .Select(static group => new ConsoleLine($"{string.Join(", ", group)}: {group.Key}.", ConsoleLine.Quiet)),
        .. row.Absent
            .GroupBy(static absent => (absent.IsFailure, absent.Reason), static absent => absent.Name)
            .OrderByDescending(static group => group.Key.IsFailure)
            .Select(static group => new ConsoleLine(
                $"{(group.Key.IsFailure ? "FAILED" : "Cannot run")}: {string.Join(", ", group)} ({group.Key.Reason}).",
                group.Key.IsFailure ? ConsoleLine.Loss : ConsoleLine.Quiet)),
    ];

    private static string StyleOf(CandidateResult candidate, RowResult row)
    {
        if (candidate.Measurement.Kind == CandidateKind.Floor)
            return ConsoleLine.Quiet;
        return candidate.Measurement.Name == row.Best ? ConsoleLine.Best : "default";
    }
}
