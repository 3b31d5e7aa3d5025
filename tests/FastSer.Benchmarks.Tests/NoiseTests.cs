using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Tests;

/// <summary>The rule for noisy machines and the agreement of runs, with made-up floors.</summary>
public sealed class NoiseTests
{
    private static readonly double[] s_quiet = [10, 10.1, 10.2, 10, 9.9, 10.1, 10, 10.2];
    private static readonly double[] s_busy = [10, 14, 10, 15, 19, 10, 13, 18];

    [Fact]
    public void FloorOfAQuietMachineIsNotDisturbed() => Assert.False(Noise.IsDisturbed([s_quiet, s_quiet]));

    [Fact]
    public void RoundsThatSpreadDisturb() => Assert.True(Noise.IsDisturbed([s_quiet, s_busy]));

    [Fact]
    public void SingleInterruptedRoundDoesNot() => Assert.False(Noise.IsDisturbed([[.. s_quiet, 90]]));

    [Fact]
    public void OneBusyProcessOfThreeDoesNot() => Assert.False(Noise.IsDisturbed([s_quiet, s_busy, s_quiet]));

    [Fact]
    public void MostProcessesDo() => Assert.True(Noise.IsDisturbed([s_busy, s_quiet, s_busy]));

    [Fact]
    public void ProcessOnASlowerProcessorDoesNot() =>
        Assert.False(Noise.IsDisturbed([s_quiet, [.. s_quiet.Select(static time => time * 1.7)]]));

    [Theory]
    [InlineData(2, false)]
    [InlineData(3, true)]
    public void RunIsNoisyWhenMoreThanAQuarterOfTheFloorsAreDisturbed(int busy, bool expected)
    {
        var noise = Noise.Of(Report(10, 20, [.. Enumerable.Repeat(s_busy, busy), .. Enumerable.Repeat(s_quiet, 8 - busy)]));
        Assert.Equal((8, busy, expected), (noise.Floors, noise.Disturbed, noise.IsNoisy));
    }

    [Fact]
    public void SerializersThatSpreadAreNoNoise() => Assert.False(Noise.Of(Report(10, 20, s_quiet)).IsNoisy);

    [Fact]
    public void RunWithoutFloorsIsNotNoisyAndSaysSo()
    {
        var noise = Noise.Of(Report(10, 20));
        Assert.False(noise.IsNoisy);
        Assert.StartsWith("no row has a floor", noise.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void BusyMachineIsRefusedBeforeAFullRun()
    {
        Assert.Null(MachineCheck.RefusalOf(s_quiet));
        Assert.Contains("--allow-noise", MachineCheck.RefusalOf(s_busy), StringComparison.Ordinal);
    }

    [Fact]
    public void NoisyRunIsNotDocumented() => WithFiles([Report(10, 20, s_busy)], static files =>
    {
        var exception = Assert.Throws<UsageException>(() => DocumentRun.Execute(files, allowNoise: false));
        Assert.Contains("1 of 1 floors were disturbed", exception.Message, StringComparison.Ordinal);
    });

    [Fact]
    public void DocumentSaysHowQuietTheMachineWas()
    {
        var document = new ComparisonDocument(Report(10, 20, s_busy), new DocumentTexts("", "", ReasonBook.Read("")));
        var method = document.Write(static _ => "", "").Single(static page => page.Path == "comparison/method.md").Text;
        Assert.Contains(
            "In this record: 1 of 1 floors were disturbed (their times differed by more than 15 % from round to round), so the machine was noisy",
            method, StringComparison.Ordinal);
        Assert.Contains(NoiseText.Rule, method, StringComparison.Ordinal);
    }

    [Fact]
    public void RunsWhoseIntervalsMeetAgree()
    {
        var agreement = Agreement.Of([Report(10, 20, s_quiet), Report(10, 21, s_quiet), Report(9.9, 20, s_quiet)]);
        Assert.True(agreement.IsWhole);
        Assert.Equal(1, agreement.Agreeing);
    }

    [Fact]
    public void RunWithAnotherRatioIsNamed()
    {
        var agreement = Agreement.Of([Report(10, 20, s_quiet), Report(10, 20, s_quiet), Report(10, 30, s_quiet)]);
        Assert.False(agreement.IsWhole);
        Assert.StartsWith(
            "differs  000/row: 2.00 (1.90 to 2.10), 2.00 (1.90 to 2.10), 3.00 (2.85 to 3.15) times as fast",
            AgreementText.LinesOf(agreement).First(), StringComparison.Ordinal);
    }

    [Fact]
    public void SlowerMachineAgreesWhenTheRatiosDo() =>
        Assert.True(Agreement.Of([Report(10, 20, s_quiet), Report(30, 60, s_quiet)]).IsWhole);

    [Fact]
    public void RowThatOneRunLacksIsNamed()
    {
        var empty = Report(10, 20) with { Suites = [] };
        Assert.Equal(["000/row"], Agreement.Of([Report(10, 20), empty]).Missing);
    }

    [Fact]
    public void NoisyRunIsDiscardedBeforeTheRunsAreCompared() => WithFiles(
        [Report(10, 20, s_quiet), Report(10, 20, s_quiet), Report(10, 90, s_busy)],
        static files =>
        {
            Assert.Equal(ExitCode.Success, AgreementRun.Execute(files, allowNoise: false));
            Assert.Equal(ExitCode.NoAgreement, AgreementRun.Execute([files[0], files[2]], allowNoise: false));
        });

    [Fact]
    public void AllowedNoiseIsComparedToo() => WithFiles(
        [Report(10, 20, s_quiet), Report(10, 20, s_busy)],
        static files => Assert.Equal(ExitCode.Success, AgreementRun.Execute(files, allowNoise: true)));

    [Fact]
    public void OneReportHasNothingToAgreeWith() => Assert.Equal(
        ExitCode.Usage, new BenchmarkCommand().Invoke(["--agree", "a.json"], _ => throw new NotSupportedException()));

    private static void WithFiles(IEnumerable<BenchmarkReport> reports, Action<string[]> use)
    {
        var files = reports.Select(static report =>
        {
            var file = Path.GetTempFileName();
            File.WriteAllText(file, JsonReport.Of(report));
            return file;
        }).ToArray();
        try
        {
            use(files);
        }
        finally
        {
            Array.ForEach(files, File.Delete);
        }
    }

    private static BenchmarkReport Report(double subject, double rival, params double[][] floors)
    {
        // As many rounds as the floors have; the ratios within them are 0.95, 1 and 1.05 times that of the medians.
        CandidateMeasurement[] serializers =
        [
            new("FastSer", CandidateKind.Serializer, 0, 1, "", [[.. Enumerable.Repeat(subject, s_quiet.Length)]]),
            new("B", CandidateKind.Serializer, 0, 1, "", [[.. Enumerable.Range(0, s_quiet.Length).Select(i => rival * (0.95 + i % 3 * 0.05))]]),
        ];
        var measurements = serializers.Concat(
            floors.Select(static (rounds, i) => new CandidateMeasurement($"Floor {i}", CandidateKind.Floor, 0, 1, "", [rounds])));
        return new BenchmarkReport(
            RunEnvironment.Current("command", "method"),
            new Dictionary<string, string>(),
            [],
            [new SuiteResult("000", "title", "source", [RowSummary.Of("000/row", "row", [.. measurements], [], [])])]);
    }
}
