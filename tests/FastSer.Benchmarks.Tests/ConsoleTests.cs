using System.Text.RegularExpressions;
using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Tests;

/// <summary>The output of a run, on screens of several widths.</summary>
public class ConsoleTests
{
    private static readonly BenchmarkReport s_report = StoredReport.Read();

    [Theory]
    [InlineData(80)]
    [InlineData(100)]
    [InlineData(120)]
    public void NoLineIsLongerThanTheScreenAndNoWordIsBroken(int width)
    {
        var lines = ReportOutput.LinesOf(s_report, width).Select(static line => line.Text).ToList();
        var wide = ReportOutput.LinesOf(s_report, 10_000).SelectMany(static line => WordsOf(line.Text)).ToHashSet();

        Assert.All(lines, line => Assert.InRange(line.Length, 0, width));
        Assert.All(lines.SelectMany(WordsOf).Where(static word => word.Trim('-').Length > 0), word => Assert.Contains(word, wide));
    }

    /// <summary>The name and the time of every system are on the narrowest screen, too.</summary>
    [Fact]
    public void NarrowScreenKeepsTheFiguresThatCount()
    {
        var lines = ReportOutput.LinesOf(s_report, 80).Select(static line => line.Text).ToList();
        Assert.Contains(lines, static line => Regex.IsMatch(line, "^System +Time/op +To best +Allocated B +Payload B$"));
        foreach (var candidate in s_report.Suites.SelectMany(static suite => suite.Rows).SelectMany(static row => row.Candidates))
        {
            var start = candidate.Measurement.Name.Split(' ')[0];
            var time = Figures.Time(candidate.Nanoseconds);
            Assert.Contains(lines, line => line.StartsWith(start, StringComparison.Ordinal) && line.Contains(time, StringComparison.Ordinal));
        }
    }

    [Fact]
    public void WideScreenHasMoreColumns()
    {
        Assert.Contains("95 % interval", HeadOf(100), StringComparison.Ordinal);
        Assert.Contains("To floor", HeadOf(120), StringComparison.Ordinal);
        Assert.EndsWith("Published", HeadOf(200), StringComparison.Ordinal);

        static string HeadOf(int width) =>
            ReportOutput.LinesOf(s_report, width).First(static line => line.Text.StartsWith("System ", StringComparison.Ordinal)).Text;
    }

    [Fact]
    public void NotesAndAbsencesAreBelowTheTableOnce()
    {
        var row = s_report.Suites[0].Rows[1];
        var text = TextOf(s_report with { Suites = [s_report.Suites[0] with { Rows = [row] }] }, 10_000);
        Assert.Contains("FAILED: Broken (round trip differs at input 0,", text, StringComparison.Ordinal);
        Assert.Contains("Cannot run: Orleans (no constructor without parameters,", text, StringComparison.Ordinal);
        var note = row.Candidates.Select(static candidate => candidate.Measurement.Note).First(static note => note.Length > 0);
        Assert.Single(Regex.Matches(text, Regex.Escape($": {note}.")));
    }

    [Fact]
    public void EndSaysAFigureASuiteAndNamesTheLosses()
    {
        var end = ConsoleSummary.LinesOf(s_report, 10_000).Select(static line => line.Text).ToList();
        Assert.Matches(@"^  002: write 2\.\d\d; read \d\.\d\d; write, compressed \d\.\d\d; read, compressed \d\.\d\d times as fast as the best of \d+ others$",
            end.Single(static line => line.StartsWith("  002:", StringComparison.Ordinal)));
        Assert.Equal(s_report.Suites.Count, end.Count(static line => line.Contains("times as fast as", StringComparison.Ordinal)));
        var losses = s_report.Suites
            .SelectMany(static suite => suite.Rows)
            .Select(RowOutcome.Of)
            .OfType<RowOutcome>()
            .Where(static outcome => outcome.IsSlower)
            .ToList();
        Assert.NotEmpty(losses);
        Assert.Equal(losses.Count, end.Count(static line => line.Contains(" times the time of ", StringComparison.Ordinal)));
        Assert.Contains(end, static line => line.StartsWith("  001/SimpleStruct/read: ", StringComparison.Ordinal));
    }

    [Fact]
    public void MeansAreGeometricAndSystemsAreCountedOnce()
    {
        CandidateMeasurement[] slow = [Of("FastSer", 10), Of("B x", 20), Of("B y", 30), Of("C, part", 40)];
        CandidateMeasurement[] fast = [Of("FastSer", 10), Of("B x", 80)];
        var rows = new[] { slow, fast }.Select(static (all, i) => RowSummary.Of($"000/{i}/read", "title", all, [], [])).ToList();
        var lines = ConsoleSummary.LinesOf(s_report with { Suites = [new SuiteResult("000", "title", "source", rows)] }, 80).Select(static line => line.Text);
        Assert.Contains("  000: read 4.00 times as fast as the best of 2 others", lines);
        Assert.Contains("Of 2 rows, FastSer is faster in 2, level in 0 (no difference beyond noise) and", lines);

        static CandidateMeasurement Of(string name, double time) => new(name, CandidateKind.Serializer, 0, 1, "", [[time, time, time]]);
    }

    [Fact]
    public void TextBesideANameStaysInItsColumn() => Assert.Equal(
        ["name one two", "       three"], ConsoleLine.Entry("name", 4, "one two three", 12).Select(static line => line.Text));

    [Fact]
    public void HelpHasExamplesThatFit()
    {
        Assert.Contains("Examples", BenchmarkCommand.Description, StringComparison.Ordinal);
        Assert.All(BenchmarkCommand.Description.Split('\n'), static line => Assert.InRange(line.TrimEnd().Length, 0, 78));
    }

    private static string TextOf(BenchmarkReport report, int width) => string.Join('\n', ReportOutput.LinesOf(report, width).Select(static line => line.Text));

    private static IEnumerable<string> WordsOf(string line) => line.Split(' ', StringSplitOptions.RemoveEmptyEntries);
}
