using FastSer.Fuzz;
using Xunit.Abstractions;

namespace FastSer.MatrixTests.RandomTypes;

/// <summary>
/// Random types, compiled and run through the list of operations: from a seed that never changes, and from some that each commit
/// draws anew. <c>tests/FastSer.Fuzz</c> does the same for hours.
/// </summary>
[Trait("Promise", "P12")]
[Trait("Promise", "P13")]
[Trait("Promise", "P14")]
[Trait("Promise", "P29")]
public sealed class RandomTypeTests(ITestOutputHelper output)
{
    /// <summary>Set to repeat a run.</summary>
    public const string SeedSwitch = "FASTSER_FUZZ_SEED";

    private const int CommitSeeds = 4;

    private static int Values => TestDepth.Choose(all: 4, quick: 1);

    private static int Mutants => TestDepth.Choose(all: 4, quick: 1);

    private static int FixedSeeds => TestDepth.Choose(all: 3, quick: 1);

    [Fact]
    public void TypesOfFixedSeedsBreakNothing()
    {
        for (var seed = 1; seed <= FixedSeeds; seed++)
        {
            Check(seed);
        }
    }

    [Fact]
    public void VersionsOfFixedSeedsReadEachOther()
    {
        for (var seed = 1; seed <= FixedSeeds; seed++)
        {
            CheckFamily(seed);
        }
    }

    [DeepFact]
    public void VersionsThatAppendReadTheOlderOnes()
    {
        for (var seed = 1; seed <= TestDepth.Choose(all: 6, quick: 1); seed++)
        {
            CheckFamily(seed, appends: true);
        }
    }

    [DeepFact]
    public void TypesOfTheCommitsSeedBreakNothing()
    {
        var first = RunSeed.Of(SeedSwitch);
        for (var seed = first; seed < first + CommitSeeds; seed++)
        {
            Check(seed);
            CheckFamily(seed);
            CheckFamily(seed, appends: true);
        }
    }

    /// <summary>A drawer of types that the generator refuses finds nothing.</summary>
    [DeepFact]
    public void FewTypesAreRefused()
    {
        var refused = 0;
        var types = 0;
        for (var seed = 50; seed < 55; seed++)
        {
            var batch = Batch.Make(seed);
            var all = batch.Types.Count;
            while (BatchRunner.Compile(batch, batch.Reachable(), out _, out _) is { Assembly: null } result && batch.Types.Count > 0)
            {
                output.WriteLine($"seed {seed}, {batch.Types.Count} types: {result.Faults.FirstOrDefault()}");
                batch.Drop([batch.Types[^1]]);
            }

            types += all;
            refused += all - batch.Types.Count;
        }

        output.WriteLine($"{refused} of {types} refused");
        Assert.InRange(refused, 0, types / 20);
    }

    private void Check(int seed)
    {
        var report = new BatchRunner(Values, Mutants).Run(Batch.Make(seed));
        output.WriteLine($"seed {seed}: {report.Summary}");
        Assert.True(report.Mistakes.Count == 0, string.Join('\n', report.Mistakes));
        if (report.Findings.FirstOrDefault() is { } finding)
        {
            var small = FindingProbe.Shrink(finding, TimeSpan.FromMinutes(1));
            Assert.Fail($"seed {seed}: {small.Message}\n{small.Source}\n// root: {small.RootText}");
        }

        Assert.InRange(report.Operations, 1000, long.MaxValue);
    }

    private void CheckFamily(int seed, bool appends = false)
    {
        var report = FamilyRunner.Run(seed, Values, Mutants, appends);
        output.WriteLine($"family {seed}: {report.Summary}");
        Assert.True(report.Mistakes.Count + report.Refused.Count == 0, string.Join('\n', report.Mistakes.Concat(report.Refused)));
        if (report.Findings.FirstOrDefault() is { } finding)
        {
            var small = FamilyRunner.Shrink(finding, Values, Mutants, TimeSpan.FromMinutes(1), appends: appends);
            Assert.Fail($"family {seed}: {small.Message}\n{small.Source}");
        }

        Assert.InRange(report.Operations, 1000, long.MaxValue);
        Assert.InRange(report.Accepted, 1, report.Operations);
    }
}
