using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Generated code is C# 11: projects of older versions hear of that once, and of nothing else.</summary>
public sealed class LanguageVersionTests
{
    private const string Old = """
        using FastSer;
        using System.Collections.Generic;
        namespace Shop
        {
            [FastSerType] public partial class Order { public int Id { get; set; } public List<Line> Lines { get; set; } }
            [FastSerType] public partial struct Line { public int Quantity; public decimal Price; }
            [FastSerType] public class Broken { public object Any { get; set; } }
            [FastSerType, FastSerUnion(0, typeof(Cash))] public abstract partial class Payment { }
            [FastSerType] public partial class Cash : Payment { public int Id { get; set; } }
            [FastSerUnion(0, typeof(Cash))] public abstract partial class Unannotated { }
            public static class Calls
            {
                public static byte[] A(List<Order> orders) { return FastSerializer.Serialize(orders); }
                public static Order B(byte[] bytes) { return FastSerializer.Deserialize<Order>(bytes); }
                public static byte[] C(System.IO.Stream stream) { return FastSerializer.Serialize(stream); }
            }
        }
        """;

    [Theory]
    [InlineData(LanguageVersion.CSharp7_3)]
    [InlineData(LanguageVersion.CSharp8)]
    [InlineData(LanguageVersion.CSharp9)]
    [InlineData(LanguageVersion.CSharp10)]
    [InlineData(LanguageVersion.CSharp11)]
    [InlineData(LanguageVersion.CSharp12)]
    public void LanguageMustBeNewerIsTheOnlyError(LanguageVersion version)
    {
        var compilation = GeneratorHarness.CreateCompilation(version, Old);
        compilation = compilation.WithOptions(compilation.Options.WithNullableContextOptions(NullableContextOptions.Disable));
        var run = GeneratorHarness.Run(compilation);

        var reported = Assert.Single(run.Reported);
        Assert.Equal("FSER091", reported.Id);
        Assert.Contains("generates C# 13.0 for", reported.GetMessage(null), StringComparison.Ordinal);
        Assert.Contains("as C# " + version.ToDisplayString(), reported.GetMessage(null), StringComparison.Ordinal);
        Assert.Empty(run.CompilerDiagnostics());
    }

    [Fact]
    public void ProjectWithoutAnnotatedTypesHearsNothing() => Assert.Empty(GeneratorHarness.Run(
        GeneratorHarness.CreateCompilation(LanguageVersion.CSharp10, "public class Plain { }")).Reported);

    [Theory]
    [MemberData(nameof(Samples.Names), MemberType = typeof(Samples))]
    public void GeneratedCodeOfEverySampleHasTheSyntaxOfCSharp11(string sample)
    {
        var options = new CSharpParseOptions(LanguageVersion.CSharp11);

        Assert.All(
            GeneratorHarness.Run(Samples.Get(sample)).Sources,
            s => Assert.Empty(CSharpSyntaxTree.ParseText(s.Text, options).GetDiagnostics()));
    }

    [Fact]
    public void NewerVersionsAreAccepted() => Assert.Empty(GeneratorHarness.Run(
        GeneratorHarness.CreateCompilation(LanguageVersion.CSharp13, Samples.Order)).Reported);
}
