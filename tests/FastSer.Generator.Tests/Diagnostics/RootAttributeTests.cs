using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Types that <c>[FastSerRoot]</c> names are serialized as if a call named them.</summary>
public sealed class RootAttributeTests
{
    private const string Usings = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        """;

    private const string Model = """

        [FastSerType] public partial class Order { public int Id { get; set; } }
        [FastSerType] public partial class Envelope<T> { public T? Content { get; set; } }

        """;

    [Theory]
    [InlineData("[assembly: FastSerRoot(typeof(Envelope<Order>))]", "")]
    [DeepInlineData("[assembly: FastSerRoot(typeof(int)), FastSerRoot(typeof(Envelope<Order>))]", "")]
    [DeepInlineData("[assembly: FastSerRoot(type: typeof(global::Envelope<Order>))]", "")]
    [InlineData("", "[FastSerRoot(typeof(Envelope<Order>))] public class Place;")]
    [DeepInlineData("", "[FastSerRoot(typeof(Envelope<Order>))] public static class Place;")]
    [DeepInlineData("", "[FastSerRoot(typeof(Envelope<Order>))] public struct Place;")]
    [InlineData("", "[FastSerRoot(typeof(Envelope<Order>))] public record Place;")]
    [DeepInlineData("", "[FastSerRoot(typeof(Envelope<Order>))] public interface Place;")]
    [DeepInlineData("", "[FastSerRoot(typeof(Envelope<Order>))] public enum Place { A }")]
    [InlineData("", "[FastSerRoot(typeof(Envelope<Order>))] public delegate void Place();")]
    [DeepInlineData("", "public class Outer { [FastSerRoot(typeof(Envelope<Order>))] private sealed class Place<T>; }")]
    public void NamedTypeIsSerializedWhereNoCallShowsIt(string assembly, string type) => Assert.Equal(
        "True 01-01-07-00-00-00 7",
        LoadedProgram.Run(Usings + assembly + Model + type + Calls("new Envelope<Order> { Content = new Order { Id = 7 } }", "copy.Content!.Id")));

    [Fact]
    public void TypeThatNothingNamesHasNoSerializer()
    {
        var exception = Assert.Throws<FastSerException>(() => LoadedProgram.Run(
            Usings + Model + Calls("new Envelope<Order> { Content = new Order { Id = 7 } }", "copy.Content!.Id")));

        Assert.Equal(FastSerErrorCode.NoSerializer, exception.Code);
        Assert.Contains("[assembly: FastSerRoot(typeof(...))]", exception.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("List<int?>", "new List<int?> { 1, null }", "copy.Count", " 2")]
    [InlineData("(int, string)[]", "new[] { (1, \"a\") }", "copy[0].Item2", " a")]
    public void NamedCollectionIsSerialized(string type, string value, string shown, string expected)
    {
        var output = LoadedProgram.Run($"{Usings}[assembly: FastSerRoot(typeof({type}))]\n{Calls(value, shown)}");

        Assert.StartsWith("True ", output, StringComparison.Ordinal);
        Assert.EndsWith(expected, output, StringComparison.Ordinal);
    }

    [Fact]
    public void AttributeAndCallMakeTheSameCode()
    {
        const string Call = "public static class C { static byte[] M(Envelope<Order> e) => FastSerializer.Serialize(e); }";
        var attribute = "[assembly: FastSerRoot(typeof(Envelope<Order>))]";

        var byCall = GeneratorHarness.Run(Usings + Model + Call).Sources;
        var byBoth = GeneratorHarness.Run(Usings + attribute + Model + Call).Sources;
        var byAttribute = GeneratorHarness.Run(Usings + attribute + Model).Sources;

        Assert.Equal(byCall, byAttribute);
        Assert.Equal(byCall, byBoth);
    }

    [Theory]
    [InlineData("typeof(object)")]
    [InlineData("typeof(System.IO.Stream)")]
    [InlineData("typeof(List<object>)")]
    [InlineData("typeof(void)")]
    [InlineData("typeof(int*)")]
    [InlineData("typeof(Span<int>)")]
    [InlineData("typeof(Math)")]
    [InlineData("null!")]
    public void TypeThatCannotBeSerializedIsReportedAtTheArgument(string argument) => AssertReported(argument, "FSER012");

    [Theory]
    [InlineData("typeof(List<>)")]
    [InlineData("typeof(Dictionary<,>)")]
    [InlineData("typeof(Envelope<>)")]
    [InlineData("typeof(Dictionary<,>.KeyCollection)")]
    public void RootMustBeClosedWhereAnAttributeNamesIt(string argument) => AssertReported(argument, "FSER087");

    [Fact]
    public void EachPartOfATypeReportsItsOwnAttributes()
    {
        var run = GeneratorHarness.Run(Usings + """
            [FastSerRoot(typeof(object))] public partial class Place;
            [FastSerRoot(typeof(Math))] public partial class Place;
            """);

        Assert.Equal(2, run.Reported.Length);
    }

    [Fact]
    public void PrivateTypeIsReported() => Assert.Equal("FSER012", Assert.Single(GeneratorHarness.Run(
        Usings + "public partial class Outer { [FastSerRoot(typeof(List<Inner>))] private class Place; [FastSerType] private partial class Inner { public int Id; } }")
        .Reported).Id);

    [Theory]
    [InlineData("[assembly: FastSerRoot(typeof(Missing))]")]
    [InlineData("[assembly: FastSerRoot]")]
    [InlineData("[assembly: FastSerRoot(5)]")]
    [InlineData("[FastSerRoot(typeof(List<T>))] public class Place<T>;")]
    public void SourceThatDoesNotCompileIsLeftToTheCompiler(string source)
    {
        var run = GeneratorHarness.Run(Usings + source);

        Assert.Null(run.Result.Exception);
        Assert.Empty(run.Reported);
    }

    [Fact]
    public void EditElsewhereChangesNoRoot()
    {
        var compilation = GeneratorHarness.CreateCompilation(
            Usings + "[assembly: FastSerRoot(typeof(int?[]))]", "class C { int M() => 1; }");
        var driver = GeneratorHarness.CreateDriver(compilation).RunGenerators(compilation);
        var edited = compilation.ReplaceSyntaxTree(
            compilation.SyntaxTrees[1],
            CSharpSyntaxTree.ParseText("class C { int M() => 22; }", (CSharpParseOptions)compilation.SyntaxTrees[1].Options));

        var result = driver.RunGenerators(edited).GetRunResult().Results.Single();

        Assert.NotEmpty(result.TrackedSteps["Root"]);
        Assert.All(
            result.TrackedSteps["Root"].SelectMany(static step => step.Outputs),
            static output => Assert.True(output.Reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged));
    }

    private static void AssertReported(string argument, string id)
    {
        foreach (var source in (string[])
            [
                $"{Usings}[assembly: FastSerRoot({argument})]{Model}",
                $"{Usings}{Model}[FastSerRoot({argument})] public partial class Place; [Obsolete] public partial class Place;",
            ])
        {
            var run = GeneratorHarness.Run(source);

            Assert.Null(run.Result.Exception);
            var reported = Assert.Single(run.Reported);
            Assert.Equal((id, DiagnosticSeverity.Error), (reported.Id, reported.Severity));
            Assert.Equal(argument, source.Substring(reported.Location.SourceSpan.Start, reported.Location.SourceSpan.Length));
        }
    }

    /// <summary>A program whose calls are all in generic methods.</summary>
    private static string Calls(string value, string shown) => $$"""

        public static class Calls
        {
            public static string Run() => Show({{value}}, copy => {{shown}});

            private static string Show<T, TShown>(T value, Func<T, TShown> show)
            {
                var bytes = FastSerializer.Serialize(value);
                return $"{FastSerializer.CanSerialize(typeof(T))} {BitConverter.ToString(bytes)} {show((T)FastSerializer.Deserialize(typeof(T), bytes)!)}";
            }
        }
        """;
}
