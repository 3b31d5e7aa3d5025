using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.BenchmarkDotNetRuns;

/// <summary>A second opinion on the figures of the harness.</summary>
internal static class BenchmarkDotNetRun
{
    private const int LongestName = 80;

    public static int Execute(IReadOnlyList<Suite> suites, IReadOnlyList<ISystemAdapter> systems)
    {
        RowBenchmark.Selected = [.. suites.SelectMany(suite => suite.Rows).SelectMany(row => CasesOf(row, systems))];
        // In this process: the rivals live in load contexts that a generated project would not have.
        var config = ManualConfig.Create(DefaultConfig.Instance)
            .AddJob(Job.ShortRun.WithToolchain(InProcessEmitToolchain.Instance))
            .WithSummaryStyle(BenchmarkDotNet.Reports.SummaryStyle.Default.WithMaxParameterColumnWidth(LongestName))
            .WithArtifactsPath(Path.Combine(RepositoryFolders.Results, "BenchmarkDotNet"));
        BenchmarkRunner.Run<RowBenchmark>(config);
        return ExitCode.Success;
    }

    private static IEnumerable<OperationCase> CasesOf(Row row, IReadOnlyList<ISystemAdapter> systems) => RowEntries
        .Of(row, systems)
        .Candidates
        .Where(candidate => Verification.FirstFailure(row, candidate, out _) is null)
        .Select(candidate => new OperationCase(row.Id, candidate));
}
