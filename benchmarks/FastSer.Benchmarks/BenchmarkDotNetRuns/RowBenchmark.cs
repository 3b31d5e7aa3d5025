using BenchmarkDotNet.Attributes;

namespace FastSer.Benchmarks.BenchmarkDotNetRuns;

/// <summary>Runs the operations of the interleaved harness in BenchmarkDotNet, one candidate after the other.</summary>
[MemoryDiagnoser]
public class RowBenchmark
{
    /// <summary>The operations that this run measures, static: BenchmarkDotNet makes its own instances of the class.</summary>
    internal static IReadOnlyList<OperationCase> Selected { get; set; } = [];

    public static IEnumerable<OperationCase> Cases => Selected;

    // Enough that the call of the loop does not show, and a whole number of times through the inputs.
    private const int Operations = 8 * Row.InputCount;

    [ParamsSource(nameof(Cases))]
    public OperationCase Case { get; set; } = null!;

    [Benchmark(OperationsPerInvoke = Operations)]
    public void Operation() => Case.Repeat(Operations);
}
