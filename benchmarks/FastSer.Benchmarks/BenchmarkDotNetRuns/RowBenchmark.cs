using BenchmarkDotNet.Attributes;

namespace FastSer.Benchmarks.BenchmarkDotNetRuns;

/// <summary>The same operations as in the interleaved harness, one candidate after the other.</summary>
[MemoryDiagnoser]
public class RowBenchmark
{
    /// <summary>What this run measures; BenchmarkDotNet makes its own instances of the class.</summary>
    internal static IReadOnlyList<OperationCase> Selected { get; set; } = [];

    public static IEnumerable<OperationCase> Cases => Selected;

    // Enough that the call of the loop does not show, and a whole number of times through the inputs.
    private const int Operations = 8 * Row.InputCount;

    [ParamsSource(nameof(Cases))]
    public OperationCase Case { get; set; } = null!;

    [Benchmark(OperationsPerInvoke = Operations)]
    public void Operation() => Case.Repeat(Operations);
}
