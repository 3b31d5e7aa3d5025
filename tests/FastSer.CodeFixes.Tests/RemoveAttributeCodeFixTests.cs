namespace FastSer.CodeFixes.Tests;

public sealed class RemoveAttributeCodeFixTests
{
    [Theory]
    [InlineData("FSER010", "public partial class A { public int X; public E? Value; }\n\n[FastSerType]\npublic partial struct E;", "[FastSerType]\npublic partial struct E;", "public partial struct E;")]
    [DeepInlineData("FSER013", "public partial class A\n{\n    public int X;\n\n    /// <summary>Kept.</summary>\n    [FastSerInclude]\n    private static int s_y = 1;\n    public static int Y => s_y;\n}", "    [FastSerInclude]\n", "")]
    [DeepInlineData("FSER014", "public partial class A\n{\n    [FastSerIgnore]\n    [FastSerInclude]\n    public int X;\n    public int Y;\n}", "    [FastSerIgnore]\n", "")]
    [InlineData("FSER014", "public partial class A\n{\n    [FastSerIgnore, FastSerInclude]\n    public int X;\n    public int Y;\n}", "[FastSerIgnore, FastSerInclude]", "[FastSerInclude]")]
    [DeepInlineData("FSER017", "public partial class A\n{\n    [FastSerConstructor]\n    public A() { }\n    // Kept.\n    [FastSerConstructor]\n    public A(int x) => X = x;\n    public int X { get; set; }\n}", "    [FastSerConstructor]\n    public A(int", "    public A(int")]
    [DeepInlineData("FSER020", "public partial class A\n{\n    [global::FastSer.FastSerComparer(System.StringComparison.Ordinal)]\n    public int X { get; set; }\n}", "    [global::FastSer.FastSerComparer(System.StringComparison.Ordinal)]\n", "")]
    [InlineData("FSER049", "public partial class A\n{\n    [FastSerConstructorAttribute]\n    public static int Make() => 1;\n    public int X;\n}", "    [FastSerConstructorAttribute]\n", "")]
    [DeepInlineData("FSER075", "[FastSerRetired(0, typeof(int))]\n[FastSerRetired(1, typeof(int))]\npublic partial class A\n{\n    public int X;\n}", "[FastSerRetired(0, typeof(int))]\n[FastSerRetired(1, typeof(int))]\n", "")]
    [DeepInlineData("FSER031", "[FastSerUnion(0, typeof(B))]\n[FastSerUnion(1, typeof(B))]\npublic abstract partial class A;\n[FastSerType] public sealed partial class B : A { public int X; }", "[FastSerUnion(1, typeof(B))]\n", "")]
    [InlineData("FSER032", "[FastSerUnion(0, typeof(B))]\n[FastSerUnion(1, typeof(C))]\npublic abstract partial class A;\n[FastSerType] public sealed partial class B : A { public int X; }\n[FastSerType] public sealed partial class C { public int X; }", "[FastSerUnion(1, typeof(C))]\n", "")]
    [DeepInlineData("FSER015", "public partial class A\n{\n    public int X;\n    [FastSerIgnore]\n    public required string Y { get; set; }\n}", "    [FastSerIgnore]\n", "")]
    [DeepInlineData("FSER021", "public partial class A\n{\n    [FastSerComparer(System.StringComparison.Ordinal)]\n    public System.Collections.Generic.HashSet<int>? X { get; set; }\n}", "    [FastSerComparer(System.StringComparison.Ordinal)]\n", "")]
    [InlineData("FSER033", "[FastSerUnion(0, typeof(B))]\n[FastSerUnion(1, typeof(C<>))]\npublic abstract partial class A;\n[FastSerType] public sealed partial class B : A { public int X; }\n[FastSerType] public sealed partial class C<T> : A { public T? X; }", "[FastSerUnion(1, typeof(C<>))]\n", "")]
    [DeepInlineData("FSER034", "[FastSerUnion(0, typeof(B)), FastSerUnion(1, typeof(C))]\npublic abstract partial class A;\n[FastSerType] public sealed partial class B : A { public int X; }\npublic sealed class C : A;", ", FastSerUnion(1, typeof(C))", "")]
    [DeepInlineData("FSER037", "public partial class A\n{\n    // Kept.\n    [FastSerUnion(0, typeof(int))]\n    [FastSerUnion(1, typeof(string))]\n    public long X { get; set; }\n}", "    [FastSerUnion(0, typeof(int))]\n    [FastSerUnion(1, typeof(string))]\n", "")]
    [InlineData("FSER047", "public partial class A\n{\n    public int X;\n\n    [FastSerDeserialized]\n    private void Check(int limit) { }\n}", "    [FastSerDeserialized]\n", "")]
    public async Task AttributeIsRemoved(string id, string declaration, string removed, string left)
    {
        var before = $"using FastSer;\n\n[FastSerType]\n{declaration}\n";

        var source = await FixRunner.ApplyAsync(new RemoveAttributeCodeFix(), id, before);

        Assert.Equal(before.Replace(removed, left, StringComparison.Ordinal), source);
        Assert.DoesNotContain(await FixRunner.DiagnoseAsync(source), found => found.Contains(id, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("FSER009", "[FastSerType]\npublic static partial class A { public static int X; }")]
    [InlineData("FSER009", "[FastSerType]\npublic interface A { int X { get; } }")]
    [InlineData("FSER085", "[FastSerType]\n[System.Runtime.CompilerServices.InlineArray(4)]\npublic partial struct A { public float X; }")]
    public async Task TypeThatCannotHaveTheAttributeLosesIt(string id, string declaration)
    {
        var source = await FixRunner.ApplyAsync(new RemoveAttributeCodeFix(), id, $"using FastSer;\n{declaration}\n");

        Assert.Equal($"using FastSer;\n{declaration.Replace("[FastSerType]\n", "", StringComparison.Ordinal)}\n", source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Fact]
    public async Task CollectionLosesItsAnnotation()
    {
        const string Before = "using FastSer;\nusing System.Collections.Generic;\n\n// Kept.\n[FastSerType]\npublic partial class Lines : List<int>;\n";

        var source = await FixRunner.ApplyAsync(new RemoveAttributeCodeFix(), "FSER022", Before);

        Assert.Equal(Before.Replace("[FastSerType]\n", "", StringComparison.Ordinal), source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Fact]
    public async Task EitherOfTwoThatContradictEachOtherMayGo() => Assert.Equal(
        ["Remove [FastSerIgnore]", "Remove [FastSerMember]"],
        await FixRunner.OfferedAsync(
            new RemoveAttributeCodeFix(), "FSER014", "using FastSer;\n[FastSerType]\npublic partial class A { [FastSerIgnore, FastSerMember(0)] public int X; public int Y; }\n"));
}
