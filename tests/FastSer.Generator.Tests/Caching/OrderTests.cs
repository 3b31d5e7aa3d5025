using System.Globalization;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Caching;

/// <summary>
/// The facts about a type do not depend on which of several is asked about first: after an edit that order is another one than in a build.
/// </summary>
public sealed class OrderTests
{
    private const string Usings = "global using System.Collections.Generic;\nglobal using System.Runtime.InteropServices;\nglobal using FastSer;\n";

    /// <summary>Keys that contain each other: what a sender can choose is in one of them.</summary>
    [DeepFact]
    public void KeysThatContainEachOther() => Check(
        "[FastSerType] public partial record A(int X, B? B);",
        "[FastSerType] public partial record B(A? A, C? C);",
        "[FastSerType] public partial record C(B? B);",
        "[FastSerType] public partial class HolderOfA { public HashSet<A>? Set { get; set; } }",
        "[FastSerType] public partial class HolderOfB { public Dictionary<B, int>? Map { get; set; } }",
        "[FastSerType] public partial class HolderOfC { public HashSet<C>? Set { get; set; } }");

    /// <summary>The least size of an element is that of all structs in it.</summary>
    [Fact]
    public void StructsThatContainEachOtherInCollections() => Check(
        "[FastSerType] public partial struct A { public List<B>? Bs; public int X; }",
        "[FastSerType] public partial struct B { public A A; public int X; }",
        "[FastSerType] public partial struct C { public Box<B>? Box; public B[]? Bs; public int X; }",
        "[FastSerType] public partial class Box<T> { public T? Value { get; set; } public C C { get; set; } }",
        "[FastSerType] public partial class HolderOfA { public List<A>? List { get; set; } }",
        "[FastSerType] public partial class HolderOfB { public List<B>? List { get; set; } }",
        "[FastSerType] public partial class HolderOfC { public List<C>? List { get; set; } public List<Box<C>>? Boxes { get; set; } }");

    /// <summary>Properties may be of the struct itself.</summary>
    [Fact]
    public void StructsWithPropertiesOfEachOther() => Check(
        "[FastSerType] public partial struct A { public int X; public B B { get => default; set { } } }",
        "[FastSerType] public partial struct B { public int X; public A A { get => default; set { } } public C C { get => default; set { } } }",
        "[FastSerType] public partial struct C { public int X; public B B { get => default; set { } } }",
        "[FastSerType] public partial class HolderOfA { public List<A>? List { get; set; } }",
        "[FastSerType] public partial class HolderOfB { public List<B>? List { get; set; } }",
        "[FastSerType] public partial class HolderOfC { public List<C>? List { get; set; } }");

    /// <summary>The check of the stack counts the innermost struct.</summary>
    [DeepFact]
    public void StructsInStructs() => Check(
    [
        "[FastSerType, StructLayout(LayoutKind.Sequential, Size = 16384)] public partial struct S0 { public int X; }",
        .. Enumerable.Range(1, 40).Select(static i => string.Create(
            CultureInfo.InvariantCulture, $"[FastSerType] public partial struct S{i} {{ public S{i - 1} Inner; }}")),
        "[FastSerType] public partial class HolderOfAll { public S40 Value { get; set; } public HolderOfAll? Next { get; set; } }",
        "[FastSerType] public partial class HolderOfFew { public S10 Value { get; set; } public HolderOfFew? Next { get; set; } }",
    ]);

    /// <summary>The depth of a type is that of its values: what the schema lock says of its arguments adds nothing.</summary>
    [Fact]
    public void TypesAtTheGreatestDepth() => Check(
        "[FastSerType] public partial class Outer<T> { [FastSerType] public partial class Deep { public "
            + string.Concat(Enumerable.Repeat("Dictionary<byte, ", 31)) + "Deep?" + new string('>', 31) + "? Maps { get; set; } } }",
        "public partial class Outer<T> { [FastSerType] public partial class User { public Deep? Deep { get; set; } } }",
        "[FastSerType] public partial class Holder { public Outer<int>.Deep? Deep { get; set; } public Outer<int>? Outer { get; set; } }");

    /// <summary>An error of the compiler, while it is typed.</summary>
    [Fact]
    public void StructsThatContainEachOther() => Check(
        "[FastSerType] public partial struct A { public B B; public C C; public int X; }",
        "[FastSerType] public partial struct B { public A A; public int X; }",
        "[FastSerType, StructLayout(LayoutKind.Sequential, Size = 16384)] public partial struct C { public B B; public int X; }",
        "[FastSerType] public partial class HolderOfA { public List<A>? List { get; set; } public A A { get; set; } public HolderOfA? Next { get; set; } }",
        "[FastSerType] public partial class HolderOfB { public List<B>? List { get; set; } public B B { get; set; } public HolderOfB? Next { get; set; } }",
        "[FastSerType] public partial class HolderOfC { public List<C>? List { get; set; } public C C { get; set; } public HolderOfC? Next { get; set; } }");

    private static void Check(params string[] files)
    {
        var expected = GeneratorHarness.Run([Usings, .. files]);
        Assert.True(expected.Sources.Count >= files.Length);
        var compilation = GeneratorHarness.CreateCompilation([Usings, .. files]);
        Assert.Equal(expected.Sources, GeneratorHarness.Run(compilation).Sources);
        Assert.Equal(expected.Sources, GeneratorHarness.Run(compilation).Sources);
        foreach (var order in new[] { [.. files.Reverse()], files[(files.Length / 2)..].Concat(files[..(files.Length / 2)]).ToArray() })
        {
            Assert.Equal(expected.Sources, GeneratorHarness.Run([Usings, .. order]).Sources);
        }

        // Files that do not change are not parsed again.
        for (var i = 1; i <= files.Length; i++)
        {
            var before = compilation.Replace(i, "");
            var driver = GeneratorHarness.CreateDriver(before).RunGenerators(before)
                .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
            Assert.Equal(expected.Sources, new GeneratorRun(driver, output, reported).Sources);
        }
    }
}
