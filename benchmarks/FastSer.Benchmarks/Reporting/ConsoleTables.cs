using FastSer.Benchmarks.Results;
using Spectre.Console;

namespace FastSer.Benchmarks.Reporting;

/// <summary>A heading a suite, then a table a row.</summary>
internal static class ConsoleTables
{
    private const int NameWidth = 42;

    public static void Write(IAnsiConsole console, BenchmarkReport report)
    {
        foreach (var suite in report.Suites)
        {
            console.WriteLine();
            console.Write(new Rule($"[bold]Suite {suite.Id}: {Markup.Escape(suite.Title)}[/]").LeftJustified());
            foreach (var row in suite.Rows)
            {
                console.Write(TableOf(row));
                if (row.Verdict.Length > 0)
                    console.MarkupLine($"  [bold]{Markup.Escape(row.Verdict)}[/]");
                if (PublishedText.OfOthers(row) is { Length: > 0 } others)
                    console.MarkupLine($"  [grey]{Markup.Escape(others)}[/]");
            }
        }
    }

    private static Table TableOf(RowResult row)
    {
        var table = new Table().Title($"[bold]{Markup.Escape(row.Title)}[/]").Border(TableBorder.Simple);
        for (var i = 0; i < ReportTable.Columns.Count; i++)
        {
            var column = new TableColumn(ReportTable.Columns[i]);
            if (ReportTable.IsFigure(i))
                column.RightAligned().NoWrap();
            else if (i == 0)
                column.Width = NameWidth;
            table.AddColumn(column);
        }

        foreach (var candidate in row.Candidates)
            table.AddRow(Cells(ReportTable.CellsOf(candidate, row), StyleOf(candidate, row)));
        foreach (var absent in row.Absent)
            table.AddRow(Cells(ReportTable.CellsOf(absent, row), absent.IsFailure ? "red" : "grey"));
        return table;
    }

    private static string StyleOf(CandidateResult candidate, RowResult row)
    {
        if (candidate.Measurement.Kind == CandidateKind.Floor)
            return "grey";
        return candidate.Measurement.Name == row.Best ? "green" : "default";
    }

    private static Markup[] Cells(IReadOnlyList<string> cells, string style) =>
        [.. cells.Select(cell => new Markup($"[{style}]{Markup.Escape(cell)}[/]"))];
}
