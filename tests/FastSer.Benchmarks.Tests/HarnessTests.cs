using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Runs;
using FastSer.Benchmarks.Systems;

namespace FastSer.Benchmarks.Tests;

public class HarnessTests
{
    private static readonly Row<SimpleStruct> s_row =
        new("test/structs", "structs", RowOperation.WriteArray, MicroData.Structs);

    [DeepFact]
    public void EveryRoundTripOfTheDefaultSystemsIsRight()
    {
        var runner = new SuiteRunner(RowSelection.Of(Suites.All, new RunOptions()), DefaultSystems.All(), MeasurementPlan.Quick);
        var verified = new Dictionary<string, int>();
        Assert.Empty(runner.Verify((row, candidates) => verified.Add(row.Id, candidates)).Failures);
        Assert.All(verified.Where(row => IsOfEverySystem(row.Key)), row => Assert.InRange(row.Value, 4, 12));
    }

    private static bool IsOfEverySystem(string row) =>
        !row.StartsWith("003", StringComparison.Ordinal) && !row.StartsWith("scale", StringComparison.Ordinal)
        && !row.EndsWith("compressed", StringComparison.Ordinal)
        && !row.EndsWith("skip", StringComparison.Ordinal);

    [Fact]
    public void PayloadIsComparedWithThePublishedOne()
    {
        var row = new Row<SimpleStruct>("000/value/write", "title", RowOperation.WriteArray, MicroData.Structs)
        {
            Published = [new PublishedFigure("same", 1, 12), new PublishedFigure("other", 1, 11), new PublishedFigure("none", 1)],
        };
        var candidate = Writing(value => value);
        Assert.Null(Verification.FirstFailure(row, candidate, out var payload));
        Assert.True(PayloadCheck.Of(row, candidate with { Name = "same" }, payload)!.IsEqual);
        var other = PayloadCheck.Of(row, candidate with { Name = "other" }, payload)!;
        Assert.Equal(("000/value", 11, 12), (other.Value, other.Published, other.Ours));
        Assert.False(other.IsEqual);
        Assert.Null(PayloadCheck.Of(row, candidate with { Name = "none" }, payload));
        Assert.Null(PayloadCheck.Of(row, candidate with { Name = "unknown" }, payload));
    }

    [Fact]
    public void VerificationIsToldInLines()
    {
        PayloadCheck[] payloads = [new("000/value", "A", 10, 10), new("000/value", "B", 1000, 1001)];
        Assert.Equal(
            [
                "broken row",
                "1 of 2 payloads have the size that the source printed; the others, of later versions:",
                "  000/value, B: published 1,000 B, here 1,001 B",
                "1 round trips are wrong.",
            ],
            VerificationText.LinesOf(new VerificationResult(["broken row"], payloads)));
    }

    [Fact]
    public void CollectionsOfTheStepsAreCounted()
    {
        var stepper = new Stepper(Candidate.ToArray("collecting", _ => GC.Collect(1, GCCollectionMode.Forced), _ => null), 1);
        stepper.Measure();
        stepper.Measure();
        Assert.InRange(stepper.Collections[0], 2, int.MaxValue);
        Assert.InRange(stepper.Collections[1], 2, int.MaxValue);
    }

    [Fact]
    public void DroppedMemberFailsVerification()
    {
        var candidate = Writing(value => value with { CreateTime = default });
        Assert.Contains("value.CreateTime", Verification.FirstFailure(s_row, candidate, out _), StringComparison.Ordinal);
    }

    [Fact]
    public void WrongInputFailsVerification()
    {
        var first = s_row.Inputs[0];
        var failure = Verification.FirstFailure(s_row, Writing(_ => first), out _);
        Assert.StartsWith("round trip differs at input 1", failure, StringComparison.Ordinal);
    }

    [Fact]
    public void ExceptionBecomesOneLine()
    {
        var candidate = Writing(_ => throw new InvalidOperationException("two\nlines"));
        Assert.Equal("InvalidOperationException: two lines", Verification.FirstFailure(s_row, candidate, out _));
    }

    [Fact]
    public void RightCandidatePasses() => Assert.Null(Verification.FirstFailure(s_row, Writing(value => value), out _));

    [Theory]
    [InlineData(0, 24)]
    [InlineData(100, 128)]
    public void AllocationIsExact(int length, int expected)
    {
        var candidate = Candidate.ToArray(
            "arrays", count => { for (var i = 0; i < count; i++) Sink<byte[]>.Value = new byte[length]; }, _ => null);
        Assert.Equal(expected, Allocation.BytesPerOperation(candidate));
    }

    [Fact]
    public void StepTakesAboutThePlannedTime()
    {
        var operations = 0;
        var stepper = new Stepper(Candidate.ToArray(
            "waiting",
            count =>
            {
                operations = count;
                Thread.SpinWait(count * 100);
            },
            _ => null), itemsPerOperation: 1);
        stepper.Calibrate(TimeSpan.FromMilliseconds(2));
        Assert.True(stepper.Measure() > 0);
        Assert.True(operations > 1);
    }

    [Fact]
    public void SystemThatFailsToEnterIsAbsent()
    {
        var entries = RowEntries.Of(s_row, [new BrokenAdapter()]);
        var absence = Assert.Single(entries.Absences);
        Assert.Equal("NotSupportedException: no such type", absence.Reason);
    }

    [DeepFact]
    public void StoppedRunKeepsTheFinishedRows()
    {
        using var source = new CancellationTokenSource();
        var rows =
            new[] { s_row, new Row<SimpleStruct>("test/second", "second", RowOperation.WriteArray, MicroData.Structs) };
        var plan = MeasurementPlan.Quick with { RoundTime = TimeSpan.FromMilliseconds(0.1) };
        var runner = new SuiteRunner([new Suite("test", "test", "test", rows)], [new RightAdapter()], plan);
        var results = runner.Run(new StopAfterOneRow(source), source.Token);
        Assert.Equal("test/structs", Assert.Single(Assert.Single(results).Rows).Id);
    }

    private static Candidate Writing(Func<SimpleStruct, SimpleStruct> change)
    {
        var inputs = s_row.Inputs;
        return Candidate.ToArray(
            "test",
            count =>
            {
                for (var i = 0; i < count; i++)
                    Sink<byte[]>.Value = FastSerializer.Serialize(change(inputs[i & 7]));
            },
            bytes => FastSerializer.Deserialize<SimpleStruct>(bytes));
    }

    private sealed class BrokenAdapter : ISystemAdapter
    {
        public string Name => "broken";

        public string Version => "1";

        public IEnumerable<RowEntry> Enter(Row row) => throw new NotSupportedException("no such type");
    }

    private sealed class RightAdapter : ISystemAdapter
    {
        public string Name => "right";

        public string Version => "1";

        public IEnumerable<RowEntry> Enter(Row row) => [Writing(value => value)];
    }

    private sealed class StopAfterOneRow(CancellationTokenSource source) : IRowProgress
    {
        public void RowStarted(Row row)
        {
        }

        public void Advanced(Row row, double share)
        {
        }

        public void RowFinished(Row row) => source.Cancel();
    }
}
