namespace FastSer.Benchmarks.Results;

/// <summary>Joins the reports of several fresh processes that ran the same rows.</summary>
internal static class ReportMerge
{
    /// <summary>
    /// A row has the processes that finished it, which are fewer than all after an interruption. A candidate counts only if
    /// each of those has it; the others are named as absent.
    /// </summary>
    public static BenchmarkReport Of(IReadOnlyList<BenchmarkReport> reports)
    {
        var first = reports[0];
        return first with
        {
            Remarks = [.. reports.SelectMany(report => report.Remarks).Distinct()],
            Suites = [.. first.Suites.Select(suite => suite with
            {
                Rows = [.. suite.Rows.Select(row => Merge(row.Id, reports))],
            })],
        };
    }

    private static RowResult Merge(string rowId, IReadOnlyList<BenchmarkReport> reports)
    {
        var rows = reports
            .Select(report => report.Suites.SelectMany(suite => suite.Rows).FirstOrDefault(row => row.Id == rowId))
            .OfType<RowResult>()
            .ToList();
        var groups = rows
            .SelectMany(row => row.Candidates)
            .GroupBy(candidate => candidate.Measurement.Name)
            .ToLookup(group => group.Count() == rows.Count);
        var measurements = groups[true].Select(group => group.First().Measurement with
        {
            Samples = [.. group.SelectMany(candidate => candidate.Measurement.Samples)],
            Collections = CollectionCount.Sum(group.Select(candidate => candidate.Measurement.Collections)),
        });
        var absent = rows.SelectMany(row => row.Absent).DistinctBy(entry => entry.Name).ToList();
        absent.AddRange(groups[false]
            .Where(group => absent.TrueForAll(entry => entry.Name != group.Key))
            .Select(group => new AbsentResult(group.Key, "did not run in every process", IsFailure: true)));
        return RowSummary.Of(rowId, rows[0].Title, [.. measurements], absent, rows[0].Published);
    }
}
