namespace FastSer.Benchmarks.Results;

/// <summary>Puts the reports of several runs of different rows, for example one a suite, into one.</summary>
internal static class ReportJoin
{
    /// <summary>One report a runtime, that of the first report first.</summary>
    /// <exception cref="ArgumentException">A row is in two reports of one runtime.</exception>
    public static IReadOnlyList<BenchmarkReport> ByRuntime(IReadOnlyList<BenchmarkReport> reports) =>
        [.. reports.GroupBy(static report => report.Environment.Runtime).Select(static group => Of([.. group]))];

    /// <summary>The environment is that of the first report; the commands are listed.</summary>
    /// <exception cref="ArgumentException">A row is in two reports.</exception>
    public static BenchmarkReport Of(IReadOnlyList<BenchmarkReport> reports)
    {
        var suites = reports
            .SelectMany(report => report.Suites)
            .GroupBy(suite => suite.Id)
            .Select(group => group.First() with { Rows = [.. group.SelectMany(suite => suite.Rows)] })
            .OrderBy(suite => suite.Id, StringComparer.Ordinal)
            .ToList();
        var ids = suites.SelectMany(suite => suite.Rows).Select(row => row.Id).ToList();
        if (ids.GroupBy(id => id).FirstOrDefault(group => group.Count() > 1) is { } twice)
            throw new ArgumentException($"Row {twice.Key} is in two of the reports.", nameof(reports));
        if (reports.Count(static report => report.Processes is not null) > 1)
            throw new ArgumentException("The processes are in two of the reports.", nameof(reports));

        var first = reports[0];
        return first with
        {
            Environment = first.Environment with
            {
                Command = string.Join("`, `", reports.Select(report => report.Environment.Command).Distinct()),
                Commit = reports.Select(report => report.Environment.Commit).OfType<string>().Distinct().ToList() is { Count: > 0 } commits
                    ? string.Join(", ", commits)
                    : null,
            },
            SystemVersions = reports
                .SelectMany(report => report.SystemVersions)
                .DistinctBy(system => system.Key)
                .ToDictionary(system => system.Key, system => system.Value),
            Remarks = [.. reports.SelectMany(report => report.Remarks).Distinct()],
            Suites = suites,
            Processes = ProcessesOf(reports),
        };
    }

    private static IReadOnlyList<ProcessFigure>? ProcessesOf(IReadOnlyList<BenchmarkReport> reports) =>
        reports.FirstOrDefault(static report => report.Processes is not null)?.Processes;
}
