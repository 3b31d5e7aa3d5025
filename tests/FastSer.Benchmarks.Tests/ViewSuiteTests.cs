using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Runs;
using FastSer.Benchmarks.Systems;

namespace FastSer.Benchmarks.Tests;

/// <summary>The content of the suite views; every system that runs it gives the right answers.</summary>
public sealed class ViewSuiteTests
{
    private static readonly IReadOnlyList<Row> s_rows = Suites.All.Single(static suite => suite.Id == "views").Rows;

    [DeepFact]
    public void EverySystemThatRunsItGivesTheRightAnswers()
    {
        var suites = RowSelection.Of(Suites.All, new RunOptions { Suites = ["views"] });
        var counts = new List<int>();

        var result = new SuiteRunner(suites, DefaultSystems.All(), MeasurementPlan.Quick).Verify((_, count) => counts.Add(count));

        Assert.Empty(result.Failures);
        // View and whole value of FastSer, reader and document of JSON, Google.Protobuf; the document in the Tolerant format, too.
        Assert.Equal([5, 5, 5, 7], counts);
    }

    [Fact]
    public void SystemsWithoutCodeForItSaySo()
    {
        var absences = s_rows.SelectMany(static row => DefaultSystems.All().SelectMany(system => system.Enter(row))).OfType<Absence>().ToList();

        Assert.NotEmpty(absences);
        Assert.All(absences, static absence => Assert.Equal(Absence.OfLook(absence.Name), absence));
    }

    [Fact]
    public void WrongAnswersAreFound()
    {
        var row = s_rows.OfType<LookRow<RoutedMessage, int>>().Single();
        var payloads = Payloads.Of(row.Inputs, static value => FastSerializer.Serialize(value));

        var wrong = LookLoops.Enter("wrong", payloads, static bytes => RoutedMessage.View(bytes).Priority + bytes[1]);
        Assert.Contains("round trip differs", Verification.FirstFailure(row, wrong, out _), StringComparison.Ordinal);
        Assert.Null(Verification.FirstFailure(row, LookLoops.Enter("right", payloads, static bytes => RoutedMessage.View(bytes).Priority), out _));
    }

    [Fact]
    public void AnswersDifferFromInputToInput()
    {
        // All but the document, which is one.
        foreach (var row in s_rows.Where(static row => row is not LookRow<OrderDocument, double>))
        {
            Assert.InRange(Enumerable.Range(0, Row.InputCount).Select(row.InputOf).Distinct().Count(), 2, Row.InputCount);
        }
    }

    [Fact]
    public void MessagesHaveAbout200Bytes() =>
        Assert.All(ViewData.Messages(), static message => Assert.InRange(FastSerializer.GetSize(message), 195, 205));

    [Fact]
    public void OtherRowsAreNotAsked() => Assert.All(
        Suites.All.Where(static suite => suite.Id != "views").SelectMany(static suite => suite.Rows),
        static row => Assert.DoesNotContain(
            DefaultSystems.All().Single(static system => system.Name == "FastSer view").Enter(row), static entry => entry is Candidate));
}
