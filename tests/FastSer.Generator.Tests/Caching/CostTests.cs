using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Caching;

/// <summary>Allocations of the generator grow with the project, and after an edit with the edit.</summary>
public sealed class CostTests
{
    private const string Unrelated = "public static class Unrelated { public static int One() => 1; }";

    [Fact]
    public void KeystrokeAllocatesLittleForEachType() =>
        Assert.InRange(AllocatedByKeystroke([.. Entities(200), Unrelated]), 1, 200 * 30_000);

    [Fact]
    public void NewMemberAllocatesLittleForEachTypeThatDoesNotDependOnIt()
    {
        const string Annotated = "[FastSer.FastSerType] public partial class Edited { public int More { get; set; } }";
        Assert.InRange(
            AllocatedByEdits(
                [.. Entities(400), Annotated],
                static i => Annotated.Replace("More", FormattableString.Invariant($"More{i}"), StringComparison.Ordinal)),
            1, 400 * 30_000);
    }

    [Fact]
    public void KeystrokeAllocatesLittleForEachCallOfOthers()
    {
        var calls = string.Concat(Enumerable.Range(0, 4000).Select(static _ => "s.Write(b); "));
        var foreign = $"public static class Foreign {{ static void M(System.IO.Stream s, byte[] b) {{ {calls} }} }}";

        Assert.InRange(AllocatedByKeystroke([foreign, Unrelated]), 1, 4000 * 500);
    }

    [Fact]
    public void FirstRunOverTypesThatAllReachEachOtherGrowsLikeTheirNumber()
    {
        AllocatedByFirstRun(Entities(20));
        var (few, many) = (AllocatedByFirstRun(Entities(100)), AllocatedByFirstRun(Entities(400)));

        Assert.InRange((double)many / few, 2, 5);
    }

    [Fact]
    public void AnswersDoNotChangeBeyondAnyNumberOfTypes()
    {
        // Each holds the next: none of them is recursive.
        var chain = Enumerable.Range(0, 700).Select(static i => string.Create(
            CultureInfo.InvariantCulture,
            $"[FastSer.FastSerType] public partial class C{i} {{ {(i < 699 ? $"public C{i + 1}? Next {{ get; set; }}" : "public int Id { get; set; }")} }}"));
        var run = GeneratorHarness.Run([string.Join('\n', chain)]);

        Assert.Equal(700, run.OutputsOf(TrackingNames.Type).Count());
        Assert.All(run.OutputsOf(TrackingNames.Type), static model => Assert.False(((TypeModel)model).IsRecursive));
    }

    /// <summary>Classes of which each reaches every other.</summary>
    private static string[] Entities(int count) =>
    [
        .. Enumerable.Range(0, count).Select(i => string.Create(
            CultureInfo.InvariantCulture,
            $$"""
            [FastSer.FastSerType]
            public partial class Entity{{i}}
            {
                public int Id { get; set; }
                public System.Collections.Generic.List<Entity{{(i + 1) % count}}>? Items { get; set; }
                public Entity{{(i + 7) % count}}? Other { get; set; }
            }
            """)),
    ];

    private static long AllocatedByFirstRun(string[] sources)
    {
        var compilation = GeneratorHarness.CreateCompilation(sources);
        return Allocated(() => CreateDriver().RunGenerators(compilation));
    }

    /// <summary>Of the third edit of the last file: what is made once for a process or a driver is there.</summary>
    private static long AllocatedByKeystroke(string[] sources) => AllocatedByEdits(
        sources, static i => Unrelated.Replace("=> 1", string.Create(CultureInfo.InvariantCulture, $"=> {i}"), StringComparison.Ordinal));

    private static long AllocatedByEdits(string[] sources, Func<int, string> edit)
    {
        var compilation = GeneratorHarness.CreateCompilation(sources);
        var driver = CreateDriver().RunGenerators(compilation);
        var allocated = 0L;
        for (var i = 2; i < 5; i++)
        {
            compilation = compilation.Replace(sources.Length - 1, edit(i));
            allocated = Allocated(() => driver = driver.RunGenerators(compilation));
        }

        return allocated;
    }

    private static CSharpGeneratorDriver CreateDriver() => CSharpGeneratorDriver.Create(
        [new FastSerGenerator().AsSourceGenerator()], parseOptions: new CSharpParseOptions(LanguageVersion.CSharp13));

    private static long Allocated(Action action)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
