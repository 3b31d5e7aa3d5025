using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Declarations that ask more of emitted code than others: it compiles without a warning, and the values come back.</summary>
public sealed class DeclarationTests
{
    private const string CompliantModels = """
        using System.Collections.Generic;
        using FastSer;
        [assembly: System.CLSCompliant(true)]
        [FastSerType] public partial class Order { public int Id { get; set; } public string? Name { get; set; } public List<Order>? Others { get; set; } }
        [FastSerType] public partial struct Point { public int X { get; set; } public int Y { get; set; } }
        [FastSerType] public partial struct Label { public string? Text { get; set; } }
        [FastSerType] public partial record Pair<T>(T First, T Second);
        [FastSerType, FastSerUnion(0, typeof(Circle)), FastSerUnion(1, typeof(Line))] public partial interface IShape;
        [FastSerType] public partial record Circle(int Radius) : IShape;
        [FastSerType] public partial record struct Line(int Length) : IShape;
        [FastSerType, FastSerUnion(0, typeof(Derived))] public abstract partial class Root { private protected int Hidden { get; set; } public int Id { get; set; } }
        [FastSerType] public partial class Derived : Root { public int More { get; set; } }
        [FastSerType(Members = FastSerMembers.All)] public partial class Secret { private int _hidden; public int Get() => _hidden; public void Set(int value) => _hidden = value; }
        [FastSerType(Format = WireFormat.Compact)] public partial class Small { public int Id { get; set; } public int? Other { get; set; } }
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Stable { [FastSerMember(0)] public int Id { get; set; } [FastSerMember(1)] public string? Name { get; set; } }
        [FastSerType(Append = true)] public partial class Growing { public int Id { get; set; } }
        [FastSerType(References = true)] public partial class Node { public Node? Next { get; set; } }
        [FastSerType(View = true)] public partial class Seen { public string? Name { get; set; } public List<string>? Words { get; set; } public Dictionary<string, int>? Map { get; set; } }
        public static class Calls { public static byte[] M(List<Order> orders) => FastSerializer.Serialize(orders); }
        """;

    [Fact]
    public void AssemblyMayComplyWithTheCls()
    {
        Compiled.WithoutWarning(CompliantModels);

        // What is turned off is what the compiler would report.
        var run = GeneratorHarness.Run(CompliantModels);
        var trees = run.Output.SyntaxTrees.Skip(1).ToList();
        var bare = run.Output.RemoveSyntaxTrees(trees).AddSyntaxTrees(trees.Select(static tree => tree.WithChangedText(SourceText.From(
            tree.ToString().Replace("#pragma warning disable CS3001", "// ", StringComparison.Ordinal), System.Text.Encoding.UTF8))));
        Assert.Equal(
            ["CS3001", "CS3002", "CS3003", "CS3016"],
            bare.GetDiagnostics().Select(static found => found.Id).Where(static id => id.StartsWith("CS3", StringComparison.Ordinal)).Distinct().Order());
    }

    [Theory]
    [InlineData("public partial class order { public int Id { get; set; } }")]
    [InlineData("public partial record struct point(int X);")]
    [InlineData("public partial class Box<t> { public t? Item { get; set; } }")]
    public void TypeMayHaveALowerCaseName(string type) => AssertNoLowerCaseWarning($"[FastSer.FastSerType] {type}");

    [Fact]
    public void ContainingTypeMayHaveALowerCaseName() =>
        AssertNoLowerCaseWarning("public partial class outer { [FastSer.FastSerType] public partial class Inner { public int Id { get; set; } } }");

    [Theory]
    [InlineData("public partial class Box<T> where T : allows ref struct { public int X { get; set; } }")]
    [InlineData("public partial class Box<T, TOther> where T : allows ref struct { public int X { get; set; } public TOther? Y { get; set; } public Box<T, TOther>? Z { get; set; } }")]
    [InlineData("public partial struct Box<T> where T : allows ref struct { public int X { get; set; } public Box<T>[]? Y { get; set; } }")]
    public void TypeParameterMayBeARefStruct(string type) => Compiled.WithoutWarning($"[FastSer.FastSerType] {type}");

    [Fact]
    public void RefStructMayBeATypeArgument() => Assert.Equal("7", LoadedProgram.Run("""
        using FastSer;
        [FastSerType] public partial class Box<T> where T : allows ref struct { public int X { get; set; } public Box<T>? Next { get; set; } }
        [FastSerType] public partial class Holder { public Box<System.Span<int>>? Box { get; set; } }
        public static class Calls
        {
            public static string Run() => FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(
                new Holder { Box = new() { Next = new() { X = 7 } } }))!.Box!.Next!.X.ToString(System.Globalization.CultureInfo.InvariantCulture);
        }
        """));

    /// <summary>The user's own declaration is reported, and nothing else: there the warning can be turned off.</summary>
    private static void AssertNoLowerCaseWarning(string source)
    {
        var run = GeneratorHarness.Run("#pragma warning disable CS8981\n" + source);

        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        Assert.Contains(GeneratorHarness.CreateCompilation(source).GetDiagnostics(), static found => found.Id == "CS8981");
    }
}
