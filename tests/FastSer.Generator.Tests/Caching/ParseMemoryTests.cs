using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Caching;

/// <summary>Results of parsing are kept exactly as long as no declaration changes.</summary>
public sealed class ParseMemoryTests
{
    private const string Edited = """
        using System;

        namespace Shop;

        public class Base(int id)
        {
            public const int Size = 1;
            public int Id { get; } = id;
            public int Half => Id / 2;
            public int Auto { get => 1; set { } }
            [Obsolete("old")] public int Old;
            public int Compute(int argument = 1) { return argument + 1; }
            public string Describe() => "base";
            public Base(string text) : this(text.Length) { Old = 1; }
        }
        """;

    private static readonly string[] s_sources = ["public class Kept;", Edited];

    [Theory]
    [InlineData("return argument + 1;", "var sum = argument; return sum + 2;")]
    [InlineData("\"base\"", "\"other\"")]
    [InlineData("Id / 2", "Id / 3")]
    [InlineData("public int Id", "/* a comment */\n\n    public int Id")]
    public void EditThatDeclaresNothingKeepsWhatWasParsed(string old, string text) => Assert.Equal(1, CountParses(old, text));

    [Theory]
    [InlineData("public const int Size = 1", "public const int Size = 2")]
    [InlineData("public int Id", "public long Id")]
    [InlineData(" = id;", ";")]
    [InlineData("get => 1;", "get => field;")]
    [InlineData("set { }", "set { field = value; }")]
    [InlineData("\"old\"", "\"new\"")]
    [InlineData("argument = 1", "argument = 2")]
    [InlineData("class Base(int id)", "class Base(int id) : Kept")]
    [InlineData("{ Old = 1; }", "{ Old = 2; }")]
    [InlineData("{ Old = 1; }", "=> Old = 1;")]
    [InlineData("using System;", "using System; using System.IO;")]
    [InlineData("namespace Shop;", "namespace Store;")]
    [InlineData("public int Compute(int argument = 1) { return argument + 1; }", "")]
    [InlineData("namespace Shop;", "#nullable disable\nnamespace Shop;")]
    public void EditOfADeclarationParsesAgain(string old, string text) => Assert.Equal(2, CountParses(old, text));

    /// <summary>A constructor's body shows which parameters it stores.</summary>
    [Fact]
    public void EditInAConstructorParsesAgain()
    {
        const string Source = "public class Base { public Base(int id) { Id = id; } public int Id { get; } }";
        var before = GeneratorHarness.CreateCompilation("public class Kept : Base;", Source);

        Assert.Equal(2, CountParses(before, before.Replace(1, Source.Replace("= id;", "= id + 1;", StringComparison.Ordinal)), Reach.Names));
    }

    [Theory]
    [InlineData("public class Kept { Other? Other; }", 2)]
    [InlineData("public class Kept { Third? Third; }", 2)]
    [InlineData("public class Kept { int Number; }", 1)]
    public void OnlyWhatIsReachedThroughNamesParsesAgain(string kept, int parses)
    {
        var before = GeneratorHarness.CreateCompilation(kept, "public class Other { int X; }", "public class Third { Other? Other; }");

        Assert.Equal(parses, CountParses(before, before.Replace(1, "public class Other { long X; }"), Reach.Names));
    }

    [Fact]
    public void NewFileParsesAgain() => Assert.Equal(2, CountParses(static before => before.AddSyntaxTrees(
        CSharpSyntaxTree.ParseText("class Added;", (CSharpParseOptions)before.SyntaxTrees[0].Options, "Added.cs"))));

    [Fact]
    public void OtherReferencesParseAgain() => Assert.Equal(2, CountParses(static before => before.RemoveReferences(before.References.Last())));

    [Fact]
    public void OtherOptionsParseAgain() => Assert.Equal(2, CountParses(static before => before.WithOptions(before.Options.WithOverflowChecks(false))));

    [Fact]
    public void ResultThatNamesPlacesIsNotKept()
    {
        var memory = new ParseMemory();
        var compilation = GeneratorHarness.CreateCompilation(s_sources);
        var count = 0;
        for (var i = 0; i < 3; i++)
        {
            memory.Get(compilation.SyntaxTrees[0].GetRoot(), compilation, () => (++count, Reach.Places), CancellationToken.None);
        }

        Assert.Equal(3, count);
    }

    /// <summary>Calls in a chain begin at the same place, and the outer one is parsed first.</summary>
    [Theory]
    [InlineData("FastSerializer.Serialize(new List<int?>()).Skip(1)")]
    [InlineData("FastSerializer.Serialize(new List<int?>()).AsSpan().Write(2)")]
    [InlineData("FastSerializer.Deserialize<List<int?>>(Array.Empty<byte>()).Read().Skip(3)")]
    public void CallInsideAnotherCallIsFound(string expression)
    {
        var run = GeneratorHarness.Run($$"""
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using FastSer;

            public static class Calls
            {
                public static object Run() => {{expression}};
                public static int Write(this Span<byte> bytes, int count) => count;
                public static List<int?> Read(this List<int?> list) => list;
            }
            """);

        Assert.Empty(run.CompilerDiagnostics());
        Assert.Contains(run.Sources, static source => source.Text.Contains("List<int?>", StringComparison.Ordinal));
    }

    private static int CountParses(string old, string text) =>
        CountParses(before => before.Replace(1, Edited.Replace(old, text, StringComparison.Ordinal)));

    /// <summary>Counts how often a node of the file that is not edited is parsed.</summary>
    private static int CountParses(Func<CSharpCompilation, CSharpCompilation> edit)
    {
        var before = GeneratorHarness.CreateCompilation(s_sources);
        var after = edit(before);
        Assert.NotSame(before, after);
        return CountParses(before, after, Reach.All);
    }

    private static int CountParses(CSharpCompilation before, CSharpCompilation after, Reach reach)
    {
        var memory = new ParseMemory();
        var count = 0;
        foreach (var compilation in new[] { before, before, after, after })
        {
            memory.Get(compilation.SyntaxTrees[0].GetRoot(), compilation, () => (++count, reach), CancellationToken.None);
        }

        return count;
    }
}
