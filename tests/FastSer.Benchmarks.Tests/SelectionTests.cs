using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Tests;

public class SelectionTests
{
    [Theory]
    [InlineData("000/*/read", 4)]
    [InlineData("003/*/net", 18)]
    [InlineData("simpleclass", 4)]
    [InlineData("001/SimpleStruct/read", 1)]
    public void FilterTakesPartsAndWildcards(string filter, int rows) =>
        Assert.Equal(rows, RowsOf(new RunOptions { Filters = [filter] }));

    [Fact]
    public void SuiteTakesItsRows() => Assert.Equal(10, RowsOf(new RunOptions { Suites = ["001"] }));

    /// <summary>A run without options must not take minutes for lists of a million objects.</summary>
    [Fact]
    public void LongRowsRunOnRequestOnly()
    {
        Assert.Equal(
            ["scale/10/write-array", "scale/10/read", "scale/1k/write-array", "scale/1k/read", "scale/100k/write-array", "scale/100k/read"],
            IdsOf(new RunOptions()).Where(static id => id.StartsWith("scale", StringComparison.Ordinal)));
        Assert.Equal(16, RowsOf(new RunOptions { Suites = ["scale"] }));
        Assert.Equal(["scale/1m/read", "scale/1m/read-2-threads"], IdsOf(new RunOptions { Filters = ["scale/1m/read"] }));
        Assert.DoesNotContain("003/IntArrayMessage/read", IdsOf(new RunOptions()));
        Assert.Contains("003/IntArrayMessage/read", IdsOf(new RunOptions { Suites = ["003"] }));
        Assert.Equal(RowsOf(new RunOptions()) + 13, RowsOf(new RunOptions { List = true }));
    }

    [Fact]
    public void UnknownSuiteNamesTheSuites()
    {
        var exception = Assert.Throws<UsageException>(() => RowsOf(new RunOptions { Suites = ["007"] }));
        Assert.Equal("There is no suite '007'. Suites: 000, 001, 002, 003, 004, modern, community, views, scale.", exception.Message);
    }

    [Fact]
    public void FilterWithoutRowsIsAnError() =>
        Assert.Throws<UsageException>(() => RowsOf(new RunOptions { Filters = ["nothing"] }));

    [Fact]
    public void OptionsAreParsed()
    {
        RunOptions? options = null;
        string[] arguments = ["--suite", "000,001", "--filter", "read", "--rounds", "20", "--gc", "server", "--full", "--no-build"];
        var code = new BenchmarkCommand().Invoke(arguments, parsed =>
        {
            options = parsed;
            return 42;
        });
        Assert.Equal(42, code);
        Assert.Equal(["000", "001"], options!.Suites);
        Assert.Equal((20, GarbageCollectorMode.Server, true), (options.Rounds, options.Collector, options.Full));
        Assert.Equal((true, false), (options.NoBuild, options.WithRivals));
    }

    [Theory]
    [InlineData("--rounds", "3")]
    [InlineData("--gc", "huge")]
    [InlineData("--unknown", "1")]
    public void WrongArgumentsDoNotRun(string option, string value) =>
        Assert.Equal(
            ExitCode.Usage, new BenchmarkCommand().Invoke([option, value], _ => throw new NotSupportedException()));

    private static IEnumerable<string> IdsOf(RunOptions options) =>
        RowSelection.Of(Suites.All, options).SelectMany(static suite => suite.Rows).Select(static row => row.Id);

    private static int RowsOf(RunOptions options) =>
        RowSelection.Of(Suites.All, options).Sum(suite => suite.Rows.Count);
}
