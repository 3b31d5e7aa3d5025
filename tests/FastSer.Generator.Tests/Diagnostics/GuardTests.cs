using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>A fault of the generator itself at one type or call: an error there, and the code of all others.</summary>
public sealed class GuardTests
{
    private const string Source = """
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType] public partial class Faulty { public int Id { get; set; } }
        [FastSerType] public partial struct FaultyPoint { public int X; }
        [FastSerType] public partial class Holder { public Faulty? Faulty { get; set; } public List<FaultyPoint>? Points { get; set; } }
        public static class Calls
        {
            public static int M(Dictionary<int, Faulty> faulty) => FastSerializer.GetSize(faulty);
            public static int N(Dictionary<int, Holder> fine) => FastSerializer.GetSize(fine);
        }
        """;

    [Fact]
    public void GeneratorMustNotFailInParsingAType() => AssertReported(
        new PipelineSteps
        {
            ParseType = static (context, memory, cancellation) => context.TargetSymbol.Name.StartsWith("Faulty", StringComparison.Ordinal)
                ? throw new KeyNotFoundException("one type")
                : TypeParser.Parse(context, memory, cancellation),
        },
        "Faulty", "FaultyPoint");

    [Fact]
    public void GeneratorMustNotFailInEmittingAType() => AssertReported(
        new PipelineSteps
        {
            EmitType = static model => model.SelfName.StartsWith("Faulty", StringComparison.Ordinal)
                ? throw new InsufficientExecutionStackException("one type")
                : TypeEmitter.Emit(model),
        },
        "Faulty", "FaultyPoint");

    [Fact]
    public void GeneratorMustNotFailInParsingACall() => AssertReported(
        new PipelineSteps
        {
            ParseCall = static (context, memory, cancellation) => context.Node.ToString().Contains("faulty", StringComparison.Ordinal)
                ? throw new InvalidCastException("one call")
                : CallParser.Parse(context, memory, cancellation),
        },
        "FastSerializer.GetSize(faulty)");

    [Fact]
    public void GeneratorMustNotFailInParsingARootAttribute()
    {
        var run = Run(
            new PipelineSteps { ParseRoots = static (_, _, _) => throw new InvalidCastException("one attribute") },
            "[assembly: FastSerRoot(typeof(int?[]))]");

        Assert.Null(run.Result.Exception);
        var reported = Assert.Single(run.Reported);
        Assert.Equal("FSER090", reported.Id);
        Assert.Equal(
            "FastSerRoot(typeof(int?[]))",
            reported.Location.SourceTree!.GetText().ToString(reported.Location.SourceSpan));
        Assert.Contains(run.Sources, static s => s.Hint == "Shop.Holder.FastSer.g.cs");
    }

    [Fact]
    public void GeneratorMustNotFailInEmittingARoot() => AssertReported(
        new PipelineSteps
        {
            EmitRoot = static (root, space) => root.FullName.Contains("Faulty", StringComparison.Ordinal)
                ? throw new FormatException("one root")
                : RootEmitter.Emit(root, space),
        },
        "");

    [Fact]
    public void CancellationIsNoFault()
    {
        var steps = new PipelineSteps { ParseType = static (_, _, cancellation) => throw new OperationCanceledException(cancellation) };

        Assert.IsType<OperationCanceledException>(Run(steps).Result.Exception);
    }

    private static void AssertReported(PipelineSteps steps, params string[] places)
    {
        var run = Run(steps);

        Assert.Null(run.Result.Exception);
        Assert.All(run.Reported, static d => Assert.Equal(("FSER090", DiagnosticSeverity.Error), (d.Id, d.Severity)));
        Assert.All(run.Reported, static d => Assert.Contains("one ", d.GetMessage(null), StringComparison.Ordinal));
        Assert.Equal(places, run.Reported.Select(static d => d.Location.SourceTree is { } tree
            ? tree.GetText().ToString(d.Location.SourceSpan)
            : "").Order(StringComparer.Ordinal));
        Assert.Contains(run.Sources, static s => s.Hint == "Shop.Holder.FastSer.g.cs");
        Assert.Contains(run.Sources, static s => s.Hint.StartsWith("DictionaryOfInt32ToHolder", StringComparison.Ordinal));
        Assert.Contains(run.Sources, static s => s.Text.Contains(
            "typeof(global::System.Collections.Generic.Dictionary<int, global::Shop.Holder>)", StringComparison.Ordinal));
        Assert.Empty(run.CompilerDiagnostics());
    }

    private static GeneratorRun Run(PipelineSteps steps, string attribute = "")
    {
        var compilation = GeneratorHarness.CreateCompilation(Source, "using FastSer; " + attribute);
        var driver = CSharpGeneratorDriver.Create(
                [new FastSerGenerator(steps).AsSourceGenerator()], parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        return new GeneratorRun(driver, output, reported);
    }
}
