using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Time and allocations of an element by the length of its list, a table an operation.</summary>
internal static class GrowthTable
{
    public static void Write(MarkdownText text, SuiteResult suite)
    {
        foreach (var growth in Growth.Of(suite))
        {
            text.Header([$"{growth.Operation}, for each object", .. growth.Systems.Select(static system => system.Name)], static column => column > 0);
            for (var i = 0; i < growth.Elements.Count; i++)
                text.Cells([$"{Figures.Whole(growth.Elements[i])} objects", .. growth.Systems.Select(system => CellOf(system.Figures[i]))]);
            text.End();
        }
    }

    private static string CellOf(CandidateResult? figure) => figure is null
        ? Figures.None
        : $"{Figures.Time(figure.Nanoseconds)}, {Figures.Allocated(Math.Round(figure.Measurement.AllocatedBytes, 1))} B";
}
