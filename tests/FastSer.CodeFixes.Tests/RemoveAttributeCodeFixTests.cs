namespace FastSer.CodeFixes.Tests;

public sealed class RemoveAttributeCodeFixTests
{
    [Theory]
    [InlineData("FSER010", "public partial class A { public int X; public E? Value; }\n\n[FastSerType]\npublic partial struct E;", "[FastSerType]\npublic partial struct E;", "public partial struct E;")]
    [InlineData("FSER013", "public partial class A\n{\n    public int X;\n\n    /// <summary>Kept.</summary>\n    [FastSerInclude]\n    private static int s_y = 1;\n    public static int Y => s_y;\n}", "    [FastSerInclude]\n", "")]
    [InlineData("FSER014", "public partial class A\n{\n    [FastSerIgnore]\n    [FastSerInclude]\n    public int X;\n    public int Y;\n}", "    [FastSerIgnore]\n", "")]
    [InlineData("FSER014", "public partial class A\n{\n    [FastSerIgnore, FastSerInclude]\n    public int X;\n    public int Y;\n}", "[FastSerIgnore, FastSerInclude]", "[FastSerInclude]")]
    [InlineData("FSER017", "public partial class A\n{\n    [FastSerConstructor]\n    public A() { }\n    // Kept.\n    [FastSerConstructor]\n    public A(int x) => X = x;\n    public int X { get; set; }\n}", "    [FastSerConstructor]\n    public A(int", "    public A(int")]
    [InlineData("FSER020", "public partial class A\n{\n    [global::FastSer.FastSerComparer(System.StringComparison.Ordinal)]\n    public int X { get; set; }\n}", "    [global::FastSer.FastSerComparer(System.StringComparison.Ordinal)]\n", "")]
    [InlineData("FSER049", "public partial class A\n{\n    [FastSerConstructorAttribute]\n    public static int Make() => 1;\n    public int X;\n}", "    [FastSerConstructorAttribute]\n", "")]
    [InlineData("FSER075", "[FastSerRetired(0, typeof(int))]\n[FastSerRetired(1, typeof(int))]\npublic partial class A\n{\n    public int X;\n}", "[FastSerRetired(0, typeof(int))]\n[FastSerRetired(1, typeof(int))]\n", "")]
    [InlineData("FSER031", "[FastSerUnion(0, typeof(B))]\n[FastSerUnion(1, typeof(B))]\npublic abstract partial class A;\n[FastSerType] public sealed partial class B : A { public int X; }", "[FastSerUnion(1, typeof(B))]\n", "")]
    [InlineData("FSER032", "[FastSerUnion(0, typeof(B))]\n[FastSerUnion(1, typeof(C))]\npublic abstract partial class A;\n[FastSerType] public sealed partial class B : A { public int X; }\n[FastSerType] public sealed partial class C { public int X; }", "[FastSerUnion(1, typeof(C))]\n", "")]
    public async Task AttributeIsRemoved(string id, string declaration, string removed, string left)
    {
        var before = $"using FastSer;\n\n[FastSerType]\n{declaration}\n";

        var source = await FixRunner.ApplyAsync(new RemoveAttributeCodeFix(), id, before);

        Assert.Equal(before.Replace(removed, left, StringComparison.Ordinal), source);
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
