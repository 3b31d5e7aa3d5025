using BenchmarkDotNet.Attributes;

namespace FastSer.Benchmarks.BenchmarkDotNetRuns;

/// <summary>The same operations as in the interleaved harness, one candidate after the other.</summary>
[MemoryDiagnoser]
public class RowBenchmark
{
    /// <summary>What this run measures; BenchmarkDotNet makes its own instances of the class.</summary>
    internal static IReadOnlyList<OperationCase> Selected { get; set; } = [];

    public static IEnumerable<OperationCase> Cases => Selected;

    [ParamsSource(nameof(Cases))]
    public OperationCase Case { get; set; } = null!;

    [Benchmark(OperationsPerInvoke = Row.InputCount)]
    public void Operation() => Case.Repeat(Row.InputCount);
}
