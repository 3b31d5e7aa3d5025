using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Results;

/// <summary>The rows of a suite that do the same: write, read, skip, and so on.</summary>
/// <param name="Operation">What they do.</param>
internal sealed record OutcomeGroup(string Suite, string Operation, IReadOnlyList<RowOutcome> Outcomes)
{
    public const string Write = "write";
    public const string Read = "read";

    public const string Connection = "connection";

    public const string WriteTwoThreads = "write, two threads";
    public const string ReadTwoThreads = "read, two threads";

    // No part of the mean of all reads: a view reads a member, the others a whole message.
    private const string Look = "look at a member";

    private static readonly string[] s_operations =
        [Write, Read, WriteTwoThreads, ReadTwoThreads, "write, compressed", "read, compressed", "skip", Connection, Look];

    public Interval SpeedUp => GeometricMean.Of([.. Outcomes.Select(outcome => outcome.SpeedUp)]);

    /// <summary>The groups of a suite that have rows, in a fixed order.</summary>
    public static IEnumerable<OutcomeGroup> Of(SuiteResult suite)
    {
        var outcomes = suite.Rows.Select(RowOutcome.Of).OfType<RowOutcome>().ToLookup(o => OperationOf(o.Row.Id));
        return s_operations
            .Where(outcomes.Contains)
            .Select(operation => new OutcomeGroup(suite.Id, operation, [.. outcomes[operation]]));
    }

    /// <summary>From the last part of the row's id.</summary>
    public static string OperationOf(string rowId) => rowId[(rowId.LastIndexOf('/') + 1)..] switch
    {
        "net" => Connection,
        "skip" => "skip",
        "look" => Look,
        "write-compressed" => "write, compressed",
        "read-compressed" => "read, compressed",
        var operation when operation.EndsWith(ScaleSuite.TwoThreads, StringComparison.Ordinal) =>
            operation.StartsWith(Write, StringComparison.Ordinal) ? WriteTwoThreads : ReadTwoThreads,
        var operation => operation.StartsWith(Write, StringComparison.Ordinal) ? Write : Read,
    };
}
