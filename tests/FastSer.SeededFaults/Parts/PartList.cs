namespace FastSer.SeededFaults;

/// <summary>The parts in the order in which they are asked: those that cost least come first.</summary>
internal static class PartList
{
    private const string Integration = "FastSer.IntegrationTests";
    private const string Safety = "FastSer.SafetyTests";

    private static readonly string[] s_laws =
        ["LawTests", "CollidingKeyTests", "MemoryTableTests", "BombTests", "HeapTests", "Surroundings.", "LargeValueTests"];

    public static IReadOnlyList<Part> All { get; } =
    [
        new("operations", Integration, 300) { Classes = ["OperationTests", "GoldenTests"] },
        new("reference codec", "FastSer.ReferenceTests", 300)
        {
            SkippedTests = ["FreshSeed"],
        },
        new("random types", "FastSer.Fuzz", 300) { Arguments = ["1", "3"] },
        new("integration tests", Integration, 300) { Except = ["OperationTests", "GoldenTests"] },
        new("hostile surroundings", Safety, 400) { Except = [.. s_laws, "MutationTests", "GeneratedSourceTests"] },
        new("matrix of kinds", "FastSer.MatrixTests", 400),
        new("laws", Safety, 900) { Classes = s_laws },
        new("generator tests", "FastSer.Generator.Tests", 600)
        {
            Except = ["SnapshotTests", "CollectionSnapshotTests", "CostTests", "ArchitectureTests", "RuntimeLayerTests"],
        },
        new("unit tests", "FastSer.Tests", 300),
    ];

    public static Part Get(string name) => All.First(part => part.Name == name);

    /// <summary>The order for a fault.</summary>
    public static IEnumerable<Part> For(Fault fault) => fault.First is null ? All
        : All.Where(part => part.Name == fault.First).Concat(All.Where(part => part.Name != fault.First));
}
