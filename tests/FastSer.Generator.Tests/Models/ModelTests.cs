using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Models;

/// <summary>Models are structurally equal and hold nothing of Roslyn, or nothing would ever be cached.</summary>
public sealed class ModelTests
{
    private static readonly string[] s_steps =
        [TrackingNames.Parse, TrackingNames.Type, TrackingNames.Call, TrackingNames.Root, TrackingNames.Registry];

    [Theory]
    [MemberData(nameof(Samples.Names), MemberType = typeof(Samples))]
    public void SameSourceGivesEqualModels(string sample) => AssertEqualModels([Samples.Get(sample)]);

    [Fact]
    public void SameTestTypesGiveEqualModels() => AssertEqualModels(RepositoryFiles.TestTypes());

    [Theory]
    [MemberData(nameof(Samples.Names), MemberType = typeof(Samples))]
    public void ModelsHoldNothingOfRoslyn(string sample)
    {
        var outputs = GeneratorHarness.Run(Samples.Get(sample)).OutputsOf(s_steps).ToArray();

        Assert.NotEmpty(outputs);
        Assert.All(outputs, static o => Assert.Null(RoslynObjects.FindIn(o)));
    }

    [Fact]
    public void ModelsOfAllTestTypesHoldNothingOfRoslyn() => Assert.All(
        GeneratorHarness.Run(RepositoryFiles.TestTypes()).OutputsOf(s_steps),
        static o => Assert.Null(RoslynObjects.FindIn(o)));

    [Fact]
    public void DiagnosticsHoldNothingOfRoslyn()
    {
        var run = GeneratorHarness.Run(
            "[FastSer.FastSerType] public class NotPartial { public object? Member { get; set; } }");

        Assert.NotEmpty(run.Reported);
        Assert.All(run.OutputsOf(s_steps), static o => Assert.Null(RoslynObjects.FindIn(o)));
    }

    [Fact]
    public void GuardFindsWhatItIsThereToFind()
    {
        var compilation = GeneratorHarness.CreateCompilation(Samples.SettableClass);
        var tree = compilation.SyntaxTrees[0];
        var symbol = compilation.GetTypeByMetadataName("Shop.Customer")!;
        object[] impure =
            [symbol, compilation, tree, tree.GetRoot(), symbol.Locations[0], compilation.GetSemanticModel(tree)];

        foreach (var leaked in impure)
        {
            Assert.NotNull(RoslynObjects.FindIn(leaked));
            Assert.NotNull(RoslynObjects.FindIn(new Impure("name", [1, leaked])));
            Assert.NotNull(RoslynObjects.FindIn(new List<Impure> { new("name", []), new("other", [leaked]) }));
        }

        Assert.Null(RoslynObjects.FindIn(new Impure("name", [1, "two"])));
    }

    private static void AssertEqualModels(string[] sources)
    {
        var first = GeneratorHarness.Run(sources);
        var second = GeneratorHarness.Run(sources);
        foreach (var step in s_steps)
        {
            var expected = first.OutputsOf(step).ToArray();
            var actual = second.OutputsOf(step).ToArray();
            Assert.Equal(expected, actual);
            Assert.Equal(expected.Select(static o => o.GetHashCode()), actual.Select(static o => o.GetHashCode()));
            Assert.All(expected.Zip(actual), static pair => Assert.NotSame(pair.First, pair.Second));
        }
    }

    private sealed record Impure(string Name, object[] Parts);
}
