using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Calls are found however they are written; one that is not looked at is reported.</summary>
public sealed class UnseenCallTests
{
    private const string Journal = """
        public sealed class Journal(System.IO.Stream stream)
        {
            public FastSer.FastSerStreamWriter Writer { get; } = new(stream);
        }
        """;

    [Theory]
    [InlineData("byte[] M(int?[] n) => FastSer.FastSerializer.Serialize(n);", "")]
    [InlineData("byte[] M(int?[] n) => global::FastSer.FastSerializer.Serialize<int?[]>(n);", "")]
    [InlineData("byte[] M(int?[] n) => FastSerializer.Serialize(n);", "global using FastSer;")]
    [InlineData("byte[] M(int?[] n) => Codec.Serialize(n);", "global using Codec = FastSer.FastSerializer;")]
    [InlineData("byte[] M(int?[] n) => Serialize(n);", "global using static FastSer.FastSerializer;")]
    [InlineData("void M(int?[] n, Journal j) { FastSer.FastSerStreamWriter w = j.Writer; w.Write(n); }", "")]
    [InlineData("void M(int?[] n, Journal? j) { /* FastSer */ j?.Writer?.Write(n); }", "")]
    public async Task CallIsSeen(string method, string usings)
    {
        var sources = new[] { Journal, usings, $"public static class Calls {{ static {method} }}" };

        Assert.Contains(GeneratorHarness.Run(sources).Sources, static source => source.Text.Contains("Nullable", StringComparison.Ordinal));
        Assert.Empty(await AnalyzeAsync(sources));
    }

    [Theory]
    [InlineData("using Codec = FastSer.FastSerializer; ", "byte[] M(int?[] n) => Codec.Serialize(n);")]
    [InlineData("using static FastSer.FastSerializer; ", "byte[] M(int?[] n) => Serialize(n);")]
    public async Task CallByAUsingOfTheFileIsSeen(string usings, string method)
    {
        var source = $"{usings}public static class Calls {{ static {method} }}";

        Assert.Contains(GeneratorHarness.Run(source).Sources, static source => source.Text.Contains("Nullable", StringComparison.Ordinal));
        Assert.Empty(await AnalyzeAsync(source));
    }

    [Fact]
    public async Task CallMustBeSeen()
    {
        const string Call = "public static class Calls { static void M(Journal j, int?[] n) { j.Writer.Write(n); } }";

        var found = Assert.Single(await AnalyzeAsync(Journal, Call));
        Assert.Equal("FSER101", found.Id);
        Assert.Equal("j.Writer.Write(n)", found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan));
    }

    [Theory]
    [InlineData("[assembly: FastSer.FastSerRoot(typeof(int?[]))]")]
    [InlineData("[FastSer.FastSerRoot(typeof(int?[]))] public class Place;")]
    [InlineData("[assembly: FastSer.FastSerExternal(typeof(System.Runtime.CompilerServices.StrongBox<int>))]", "System.Runtime.CompilerServices.StrongBox<int>")]
    public async Task CallOfATypeThatAnAttributeNamesIsNotReported(string attribute, string type = "int?[]") => Assert.Empty(await AnalyzeAsync(
        Journal, attribute,
        $"public static class Calls {{ static void M(Journal j, {type} n) {{ j.Writer.Write(n); }} }}"));

    [Fact]
    public async Task CallThatNeedsNoSerializerOfItsOwnIsNotReported() => Assert.Empty(await AnalyzeAsync(
        Journal, "public static class Calls { static void M(Journal j) { j.Writer.Write(1); j.Writer.Write(\"text\"); } }"));

    [Fact]
    public async Task CallsOfOthersAreNotReported() => Assert.Empty(await AnalyzeAsync(
        "public static class Calls { static void M(System.IO.Stream s, byte[] b) { s.Write(b); s.Read(b); } }"));

    private static Task<ImmutableArray<Diagnostic>> AnalyzeAsync(params string[] sources) =>
        GeneratorHarness.CreateCompilation(sources).WithAnalyzers([new UnseenCallAnalyzer()]).GetAnalyzerDiagnosticsAsync();
}
