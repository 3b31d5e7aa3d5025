using System.Text;
using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;
using FastSer.Benchmarks.Systems;

namespace FastSer.Benchmarks.Tests;

/// <summary>The rows of start-up and memory: what the processes do, and what is written of their figures.</summary>
public sealed class ProcessTests
{
    private static readonly string[] s_probes =
        [.. DefaultSystems.All().Where(static system => system is IProcessProbe).Select(static system => system.Name)];

    public static TheoryData<string> Probes => [.. s_probes];

    [Theory]
    [MemberData(nameof(Probes))]
    public void SystemReadsAndWritesTheLogOfAProcess(string name)
    {
        var names = DefaultSystems.All().Select(static system => system.Name).ToList();
        var system = ProcessProbe.SystemOf(names.IndexOf(name).ToString(System.Globalization.CultureInfo.InvariantCulture));
        Assert.Equal(name, system.Name);

        var probe = (IProcessProbe)system;
        var log = CommunityData.Log(3);
        var first = Write(probe, probe.ToOwn(log));
        var copy = probe.Read(new MemoryStream(first));

        Assert.Equal(first, Write(probe, copy));
        Assert.Contains("HTTP/", Encoding.UTF8.GetString(first), StringComparison.Ordinal);
    }

    [Fact]
    public void EverySystemButTheFloorsIsMeasured() => Assert.Equal(
        DefaultSystems.All().Where(static system => system.Version.Length > 0).Select(static system => system.Name), s_probes);

    [Fact]
    public void ProcessPrintsItsFirstByteAndItsPeak()
    {
        var file = Path.GetTempFileName();
        try
        {
            var probe = (IProcessProbe)DefaultSystems.At(0);
            File.WriteAllBytes(file, Write(probe, CommunityData.Log(1)));

            Assert.True(FreshProcess.TimeToFirstByte([ProcessProbe.Argument, ProcessProbe.Start, "0", file]) > TimeSpan.Zero);
            Assert.InRange(FreshProcess.NumberOf([ProcessProbe.Argument, ProcessProbe.Memory, "0", file]), 1e6, 1e9);
            File.WriteAllText(file, "no log");
            Assert.Throws<ProcessException>(() => FreshProcess.NumberOf([ProcessProbe.Argument, ProcessProbe.Memory, "0", file]));
        }
        finally
        {
            File.Delete(file);
        }
    }

    [Fact]
    public void LargeLogHasTheBytesThatWereAskedFor()
    {
        var bytes = FastSerializer.GetSize(CommunityData.Log(ProcessRun.EntriesOf(1_000_000)));
        Assert.InRange(bytes, 980_000, 1_020_000);
    }

    [Fact]
    public void FiguresHaveAPageAndAreOrderedByTheirStart()
    {
        var report = Report(
            new ProcessFigure("Slow", [90, 80, 100, 95], [3e8, 5e8, 4e8], 2e8),
            new ProcessFigure(ProcessFigure.Bare, [40, 40, 44, 48], [3e7], 0));
        var pages = new ComparisonDocument(report, new DocumentTexts("", "", ReasonBook.Read(""))).Write(static _ => "", "").ToList();

        var page = pages.Single(static page => page.Path == "comparison/processes.md").Text;
        Assert.Contains(
            "| no serializer | 42 | 40 to 48 | 30 | - |\n| Slow | 93 | 90 to 100 | 400 | 200 |\n", page, StringComparison.Ordinal);
        Assert.Contains(ProcessRun.Method, page, StringComparison.Ordinal);
        Assert.Contains("(comparison/processes.md)", pages[0].Text, StringComparison.Ordinal);
        Assert.Contains("| Slow | 93 |", MarkdownReport.Of(report, static _ => ""), StringComparison.Ordinal);
    }

    [Fact]
    public void DocumentWithoutFiguresHasNoPage() => Assert.DoesNotContain(
        new ComparisonDocument(Report() with { Processes = null }, new DocumentTexts("", "", ReasonBook.Read(""))).Write(static _ => "", ""),
        static page => page.Path == "comparison/processes.md" || page.Text.Contains("processes.md", StringComparison.Ordinal));

    [Fact]
    public void FiguresJoinReportsOfSuites()
    {
        var joined = ReportJoin.Of([Report() with { Processes = null }, Report(new ProcessFigure("A", [1], [2], 3))]);
        Assert.Equal("A", Assert.Single(joined.Processes!).System);
        Assert.Equal(joined.Processes![0].PeakBytes, JsonReport.Read(JsonReport.Of(joined)).Processes![0].PeakBytes);
        Assert.Throws<ArgumentException>(() => ReportJoin.Of([Report(), Report()]));
    }

    [Fact]
    public void OptionIsParsed()
    {
        RunOptions? options = null;
        new BenchmarkCommand().Invoke(["--processes", "--allow-noise"], parsed =>
        {
            options = parsed;
            return 0;
        });
        Assert.Equal((true, true), (options!.Processes, options.AllowNoise));
    }

    private static byte[] Write(IProcessProbe probe, object value)
    {
        var stream = new MemoryStream();
        probe.Write(stream, value);
        return stream.ToArray();
    }

    private static BenchmarkReport Report(params ProcessFigure[] figures) => new(
        RunEnvironment.Current("command", "method"), new Dictionary<string, string>(), [], [], figures);
}
