using System.Xml.Linq;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Runs;
using FastSer.Benchmarks.Systems;

namespace FastSer.Benchmarks.Tests;

/// <summary>The suite of lists of several lengths: its rows, the second thread, and how it is shown.</summary>
public class ScaleTests
{
    private static readonly SuiteResult s_stored = StoredReport.Read().Suites.Single(static suite => suite.Id == ScaleSuite.Id);

    [Fact]
    public void SmallListsAreRightWithOneThreadAndWithTwo()
    {
        var suites = RowSelection.Of(Suites.All, new RunOptions { Filters = ["scale/10/", "scale/1k/"] });
        var counts = new List<int>();
        Assert.Empty(new SuiteRunner(suites, DefaultSystems.All(), MeasurementPlan.Quick).Verify((_, count) => counts.Add(count)).Failures);
        // Of the systems of the program itself, only FastSer takes part: no floor, no JSON.
        Assert.Equal([1, 1, 1, 1, 1, 1, 1, 1], counts);
    }

    [Fact]
    public void FiguresAreThoseOfAnElement()
    {
        var row = Suites.All.SelectMany(static suite => suite.Rows).Single(static row => row.Id == "scale/1k/write-array");
        var plan = MeasurementPlan.Quick with { RoundTime = TimeSpan.FromMilliseconds(0.1) };
        var result = new RowRunner(plan, new Silent()).Run([(row, RowEntries.Of(row, DefaultSystems.All()))], default).Single();
        var measured = result.Candidates.Single().Measurement;
        Assert.InRange(measured.AllocatedBytes, measured.PayloadBytes / 1000, measured.PayloadBytes / 1000 * 3);
    }

    [Fact]
    public void EveryThreadDoesAllOperationsOnItsOwn()
    {
        var threads = new System.Collections.Concurrent.ConcurrentDictionary<int, int>();
        var (first, second) = (Counting("A"), Counting("A"));
        var both = ParallelCandidate.Of(first, [second]);
        both.Repeat(3);
        both.Repeat(4);
        both.Release();
        Assert.Equal([7, 7], threads.Values);
        Assert.Equal(7, threads[Environment.CurrentManagedThreadId]);

        Candidate Counting(string name) => Candidate.ToArray(
            name, count => threads.AddOrUpdate(Environment.CurrentManagedThreadId, count, (_, sum) => sum + count), static _ => null);
    }

    [Fact]
    public void FailureOfAnotherThreadIsNotLost()
    {
        var both = ParallelCandidate.Of(
            Candidate.ToArray("A", static _ => { }, static _ => null),
            [Candidate.ToArray("A", static _ => throw new NotSupportedException("second"), static _ => null)]);
        Assert.Equal("second", Assert.Throws<NotSupportedException>(() => both.Repeat(1)).Message);
        Assert.Throws<NotSupportedException>(() => both.Repeat(1));
        both.Release();
    }

    [Fact]
    public void EveryThreadHasInputsOfItsOwn()
    {
        var row = Suites.All.SelectMany(static suite => suite.Rows).Single(static row => row.Id == "scale/10/read-2-threads");
        var other = row.ForAnotherThread();
        Assert.NotSame(row.InputOf(0), other.InputOf(0));
        Assert.Null(DeepComparison.FirstDifference(row.InputOf(0), other.InputOf(0)));
    }

    [Fact]
    public void FastSerAndTheThreeFastestAreShown()
    {
        var all = Growth.Of(s_stored);
        Assert.Equal(["write", "read", "write, two threads", "read, two threads"], all.Select(static growth => growth.Operation));
        Assert.All(all, static growth =>
        {
            Assert.Equal([10, 1000, 100_000, 1_000_000], growth.Elements);
            Assert.Equal(["FastSer", "Nino", "MemoryPack", "MessagePack"], growth.Systems.Select(static system => system.Name));
            Assert.All(growth.Systems[2].Figures, static figure => Assert.Equal("MemoryPack Utf16", figure!.Measurement.Name));
        });
    }

    [Fact]
    public void SystemThatIsAbsentAtALengthHasNoFigureThere()
    {
        var rows = s_stored.Rows.Select(static row => row.Id == "scale/1m/read" ? row with { Candidates = [.. row.Candidates.Where(IsNotNino)] } : row);
        var growth = Growth.Of(s_stored with { Rows = [.. rows] }).Single(static growth => growth.Operation == "read");
        Assert.DoesNotContain("Nino", growth.Systems.Select(static system => system.Name));

        static bool IsNotNino(CandidateResult candidate) => candidate.Measurement.Name != "Nino";
    }

    [Fact]
    public void OtherSuitesDoNotGrow() => Assert.Empty(Growth.Of(StoredReport.Read().Suites[0]));

    [Fact]
    public void ChartHasALineASystemForTimesAndAllocations()
    {
        var chart = XDocument.Parse(GrowthSvgChart.Of(s_stored, "subtitle"));
        Assert.Equal(4 * 2 * 4, SvgTexts.Elements(chart, "polyline").Count());
        var texts = SvgTexts.Elements(chart, "text").Select(static text => text.Value).ToList();
        Assert.Equal(8, texts.Count(static text => text == "1,000,000"));
        Assert.Contains("read, two threads: allocated bytes", texts);
    }

    private sealed class Silent : IRowProgress
    {
        public void RowStarted(Row row)
        {
        }

        public void Advanced(Row row, double share)
        {
        }

        public void RowFinished(Row row)
        {
        }
    }
}
