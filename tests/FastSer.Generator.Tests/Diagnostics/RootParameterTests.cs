using System.Globalization;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Type parameters that are marked: their arguments are roots wherever the type or method is used.</summary>
public sealed class RootParameterTests
{
    private const string Wrappers = """
        using System;
        using System.Collections.Generic;
        using System.Threading.Tasks;
        using FastSer;

        public class FastSerBox<[FastSerRootParameter] T>(T value) { public T Value => value; public static FastSerBox<T>? Find() => null; }
        public class FastSerPair<[FastSerRootParameter] TKey, [FastSerRootParameter] TValue>;
        public static class FastSerParts
        {
            public static byte[] Pack<[FastSerRootParameter] T>(T value) => FastSerializer.Serialize(value);
            public static byte[] ToFastSer<[FastSerRootParameter] T>(this T value, int plain = 0) => FastSerializer.Serialize(value);
            public static FastSerBox<T>? Wrap<[FastSerRootParameter] T>(T value) => new(value);
            public static byte[] Other<T>(T value) => [];
        }

        """;

    [Theory]
    [InlineData("new FastSerBox<List<int?>>([])")]
    [InlineData("typeof(FastSerBox<List<int?>>)")]
    [InlineData("FastSerBox<List<int?>>.Find()")]
    [InlineData("FastSerParts.Pack(new List<int?>())")]
    [InlineData("FastSerParts.Pack<List<int?>>([])")]
    [InlineData("global::FastSerParts.Pack(new List<int?>())")]
    [InlineData("new List<int?>().ToFastSer()")]
    [InlineData("new List<int?>().ToFastSer().ToFastSer()")]
    [InlineData("new List<int?>()?.ToFastSer()")]
    [InlineData("FastSerParts.Wrap(new List<int?>())!.Value.ToFastSer(3)")]
    [InlineData("new FastSerPair<int, List<int?>>()")]
    [InlineData("(Func<List<int?>, byte[]>)FastSerParts.Pack<List<int?>>")]
    [InlineData("(Func<FastSerBox<List<int?>>, int>)((FastSerBox<List<int?>> box) => 1)")]
    public void ArgumentOfAMarkedParameterIsARoot(string expression)
    {
        var run = GeneratorHarness.Run(Wrappers, Using(expression));

        Assert.Empty(run.CompilerDiagnostics());
        Assert.Contains(run.Sources, static source => source.Text.Contains("List<int?>", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("FastSerParts.Other(new List<int?>())")]
    [InlineData("typeof(FastSerBox<>)")]
    public void OtherArgumentsAreNoRoots(string expression)
    {
        var run = GeneratorHarness.Run(Wrappers, Using(expression));

        Assert.Empty(run.CompilerDiagnostics());
        Assert.DoesNotContain(run.Sources, static source => source.Text.Contains("List<int?>", StringComparison.Ordinal));
    }

    [Fact]
    public void ArgumentThatCannotBeSerializedIsReportedWhereItIsNamed()
    {
        var run = GeneratorHarness.Run(Wrappers, Using("FastSerParts.Pack(new List<Action>())"));

        var found = Assert.Single(run.Result.Diagnostics);
        Assert.Equal("FSER012", found.Id);
        Assert.Equal("FastSerParts.Pack(new List<Action>())", found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan));
    }

    [Theory]
    [InlineData("object M<T>(T value) => FastSerParts.Pack(value);", "FSER088")]
    [InlineData("object M<T>(List<T> value) => new FastSerBox<List<T>>(value);", "FSER088")]
    [InlineData("object MFastSer<[FastSerRootParameter] T>(T value) => FastSerParts.Pack(value);", "")]
    [InlineData("object MFastSer<[FastSerRootParameter] T>(T value) => new FastSerBox<T>(value);", "")]
    [InlineData("object MFastSer<[FastSerRootParameter] T>(T[] value) => FastSerParts.Pack(value);", "FSER088")]
    [InlineData("object M() => Pack(new List<int?>());", "FSER101")]
    [InlineData("object M() => Pack(new List<int>());", "")]
    [InlineData("object M() => Pack(new System.Guid[1]);", "")]
    public async Task CallThatShowsNoTypeIsReported(string method, string expected)
    {
        var source = "using static FastSerParts; using System.Collections.Generic; using FastSer; public static class Uses { public static " + method + " }";

        Assert.Equal(expected, string.Concat((await UnnamedRootTests.AnalyzeAsync(Wrappers, source)).Select(static found => found.Id)));
    }

    [Fact]
    public async Task UnseenCallNamesItsClass()
    {
        const string Source = "using static FastSerParts; using System.Collections.Generic; public class C { object M() => Pack(new List<int?>()); }";

        var found = Assert.Single(await UnnamedRootTests.AnalyzeAsync(Wrappers, Source));

        Assert.Contains("write 'FastSerParts.Pack'", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("class Box<[FastSerRootParameter] T>;", "'Box'")]
    [InlineData("class C { void Pack<[FastSerRootParameter] T>(T value) { } }", "'Pack'")]
    [InlineData("static class FastSerC { public static void Pack<[FastSerRootParameter] T>(this T value) { } }", "'Pack'")]
    [InlineData("static class FastSerC { public static void Pack<[FastSerRootParameter] T>(T value) { } }", null)]
    [InlineData("class C { void PackFastSer<[FastSerRootParameter] T>(T value) { } }", null)]
    [InlineData("class FastSerBox2<[FastSerRootParameter] T>;", null)]
    public async Task RootParameterMustBeSeen(string declaration, string? name)
    {
        var found = await UnnamedRootTests.AnalyzeAsync(new RootParameterAnalyzer(), "using FastSer; " + declaration);

        Assert.Equal(name is null ? "" : "FSER113", string.Concat(found.Select(static one => one.Id)));
        Assert.All(found, one => Assert.Contains(name!, one.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal));
    }

    private static string Using(string expression) =>
        "using System; using System.Collections.Generic; using FastSer; public static class Uses { public static object? Run() => " + expression + "; }";
}
