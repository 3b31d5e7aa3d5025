namespace FastSer.SeededFaults;

/// <summary>The parts in the order in which they are asked: those that cost least come first.</summary>
internal static class PartList
{
    private const string Integration = "FastSer.IntegrationTests";
    private const string Safety = "FastSer.SafetyTests";

    /// <summary>The seconds for one class.</summary>
    private const int LimitOfOne = 90;

    private static readonly string[] s_laws =
        ["LawTests", "CollidingKeyTests", "MemoryTableTests", "BombTests", "HeapTests", "Surroundings.", "LargeValueTests"];

    private static readonly string[] s_allocations =
        ["AllocationTests", "CollectionAllocationTests", "ConcurrentAllocationTests"];

    public static IReadOnlyList<Part> All { get; } =
    [
        new("operations", Integration, 300) { Classes = ["OperationTests", "GoldenTests"] },
        new("reference codec", "FastSer.ReferenceTests", 300)
        {
            SkippedTests = ["CommitsSeed"],
        },
        new("integration tests", Integration, 300)
        {
            Except = ["OperationTests", "GoldenTests", .. s_allocations], SkippedTests = ["Allocate"],
        },
        new("hostile surroundings", Safety, 400) { Except = [.. s_laws, "MutationTests", "GeneratedSourceTests"] },
        new("random types", "FastSer.MatrixTests", 300)
        {
            Classes = ["RandomTypes."], SkippedTests = ["CommitsSeed"], Compiles = true,
        },
        new("matrix of kinds", "FastSer.MatrixTests", 1800) { Except = ["RandomTypes."], Compiles = true },
        new("laws", Safety, 900) { Classes = s_laws, SkippedTests = ["EveryProcessReadsTheSame"] },
        new("generator tests", "FastSer.Generator.Tests", 600)
        {
            Compiles = true,
            Except = ["SnapshotTests", "CollectionSnapshotTests", "CostTests", "ArchitectureTests", "RuntimeLayerTests"],
        },
        new("unit tests", "FastSer.Tests", 300),
        new("allocations", Integration, 300) { Classes = [.. s_allocations, "OutputFormTests"], IsOptimized = true },
    ];

    /// <summary>A part by its name, one class of it as "part/Class", or one test as "part/Class/Test".</summary>
    public static Part Get(string name) => name.Split('/') is [var whole, var type, .. var test]
        ? Get(whole) with { Name = name, Classes = [type], Except = [], OnlyTest = test.FirstOrDefault(""), Limit = LimitOfOne }
        : All.FirstOrDefault(part => part.Name == name)
            ?? throw new ArgumentException($"There is no part '{name}', only: {string.Join(", ", All.Select(static part => part.Name))}.", nameof(name));

    /// <summary>
    /// The order for a fault: what it names itself, and what compiles its own types before what needs the test types to be compiled.
    /// </summary>
    public static IEnumerable<Part> For(Fault fault) =>
        (fault.First is null ? [] : new[] { Get(fault.First) }).Concat(All.OrderBy(part => fault.IsOfGenerator && !part.Compiles ? 1 : 0));
}
