using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Tests;

public class ComparisonTests
{
    [Fact]
    public void SameRunsMovedNothing()
    {
        var comparison = ReportComparison.Of(Report(10, 20, 30), Report(10, 20, 30));
        Assert.Equal((3, 1), (comparison.Compared, comparison.Drift));
        Assert.Empty(comparison.Times);
        Assert.Contains("Nothing moved beyond noise.", ComparisonText.LinesOf(comparison));
    }

    [Fact]
    public void TimeThatDoubledIsNamed()
    {
        var movement = Assert.Single(ReportComparison.Of(Report(10, 20, 30), Report(10, 40, 30)).Times);
        Assert.Equal(("000/row", "B"), (movement.Row, movement.Candidate));
        Assert.Equal(2, movement.Ratio.Middle, 2);
        var line = ComparisonText.LinesOf(ReportComparison.Of(Report(10, 20, 30), Report(10, 40, 30))).ElementAt(1);
        Assert.StartsWith("slower  000/row, B: 20.0 ns -> 40.0 ns, 2.00 times", line, StringComparison.Ordinal);
    }

    [Fact]
    public void SlowerMachineIsNoMovement()
    {
        var comparison = ReportComparison.Of(Report(10, 20, 30), Report(15, 30, 45));
        Assert.Equal(1.5, comparison.Drift);
        Assert.Empty(comparison.Times);
    }

    [Fact]
    public void SmallMovementIsNoise() =>
        Assert.Empty(ReportComparison.Of(Report(10, 20, 30), Report(10, 22, 30)).Times);

    [Fact]
    public void LargeMovementOfWildSamplesIsNoise()
    {
        double[] wild = [1, 100, 1, 100, 1, 100, 1, 100, 50];
        var before = Report(10, 20, 30, wild);
        var after = Report(10, 20, 30, [.. wild.Select(time => time * 1.3)]);
        Assert.Empty(ReportComparison.Of(before, after).Times);
    }

    [Fact]
    public void PayloadThatGrewIsNamed()
    {
        var before = Report(10, 20, 30);
        var row = before.Suites[0].Rows[0];
        var grown = row.Candidates[0] with
        {
            Measurement = row.Candidates[0].Measurement with { PayloadBytes = 13 },
        };
        var after = before with
        {
            Suites = [before.Suites[0] with { Rows = [row with { Candidates = [grown, .. row.Candidates.Skip(1)] }] }],
        };
        var change = Assert.Single(ReportComparison.Of(before, after).Payloads);
        Assert.Equal(("A", "payload", 12, 13), (change.Candidate, change.What, change.Before, change.After));
    }

    [Fact]
    public void RunsWithoutCommonRowsAreComparedToNothing()
    {
        var other = Report(10, 20, 30) with { Suites = [] };
        Assert.Equal(0, ReportComparison.Of(other, Report(10, 20, 30)).Compared);
    }

    [Fact]
    public void MissingFileGetsALine()
    {
        var exception = Assert.Throws<UsageException>(() => ComparisonRun.Execute("no such file", "nor this"));
        Assert.StartsWith("There is no file 'no such file'.", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ReportsAreReadFromFiles()
    {
        var file = Path.GetTempFileName();
        try
        {
            File.WriteAllText(file, JsonReport.Of(Report(10, 20, 30)));
            Assert.Equal(ExitCode.Success, ComparisonRun.Execute(file, file));
            File.WriteAllText(file, "no report");
            Assert.Throws<UsageException>(() => ComparisonRun.Execute(file, file));
        }
        finally
        {
            File.Delete(file);
        }
    }

    [Fact]
    public void OneFileIsAnError() => Assert.Equal(
        ExitCode.Usage,
        new BenchmarkCommand().Invoke(["--compare", "old.json"], _ => throw new NotSupportedException()));

    private static BenchmarkReport Report(double a, double b, double c, double[]? wild = null)
    {
        List<CandidateMeasurement> measurements = [Measurement("A", a), Measurement("B", b), Measurement("C", c)];
        if (wild is not null)
            measurements.Add(new CandidateMeasurement("Wild", CandidateKind.Serializer, 40, 12, "", [wild]));
        return new BenchmarkReport(
            RunEnvironment.Current("command", "method"),
            new Dictionary<string, string>(),
            [],
            [new SuiteResult("000", "title", "source", [RowSummary.Of("000/row", "row", measurements, [], [])])]);
    }

    /// <summary>Nine rounds, as many as the wild candidate has: those of a row run the same rounds.</summary>
    private static CandidateMeasurement Measurement(string name, double time)
    {
        double[] rounds = [time * 0.99, time, time * 1.01];
        return new CandidateMeasurement(
            name, CandidateKind.Serializer, 40, 12, "", [[.. rounds, .. rounds, .. rounds]]);
    }
}
