namespace FastSer.CodeFixes.Tests;

public sealed class UnionTagCodeFixTests
{
    private const string Cases = "[FastSerType] public sealed partial class B : A { public int X; }\n[FastSerType] public sealed partial class C : A { public int X; }\n"
        + "[FastSerType] public sealed partial class D : A { public int X; }\n";

    [Theory]
    [InlineData("FSER030", "[FastSerUnion(0, typeof(B))]\n[FastSerUnion(0, typeof(C))]\n[FastSerUnion(0, typeof(D))]\n", "[FastSerUnion(0, typeof(B))]\n[FastSerUnion(1, typeof(C))]\n[FastSerUnion(2, typeof(D))]\n")]
    [DeepInlineData("FSER030", "[FastSerUnion(7, typeof(B)), FastSerUnion(3, typeof(C)), FastSerUnion(3, typeof(D))]\n", "[FastSerUnion(7, typeof(B)), FastSerUnion(3, typeof(C)), FastSerUnion(8, typeof(D))]\n")]
    [DeepInlineData("FSER036", "[FastSerUnion(-1, typeof(B))]\n[FastSerUnion(4, typeof(C))]\n[FastSerUnion(70_000, typeof(D))]\n", "[FastSerUnion(5, typeof(B))]\n[FastSerUnion(4, typeof(C))]\n[FastSerUnion(6, typeof(D))]\n")]
    [InlineData("FSER036", "[FastSerUnion(65535, typeof(B))]\n[FastSerUnion(65536, typeof(C))]\n", "[FastSerUnion(65535, typeof(B))]\n[FastSerUnion(0, typeof(C))]\n")]
    public async Task TypeGetsTheNextFreeTag(string id, string before, string after)
    {
        string Source(string union) => $"using FastSer;\n\n[FastSerType]\n{union}public abstract partial class A;\n{Cases}";

        Assert.Equal(Source(after), await FixRunner.ApplyAsync(new UnionTagCodeFix(), id, Source(before)));
        Assert.Equal(Source(after), await FixRunner.ApplyToAllAsync(new UnionTagCodeFix(), id, Source(before)));
        Assert.DoesNotContain(await FixRunner.DiagnoseAsync(Source(after)), static found => !found.Contains("FSER140", StringComparison.Ordinal));
    }

    /// <summary>The tag of a type that is gone stays its own.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task TagOfTheLockIsNotFree(bool toAll)
    {
        string Source(int tag) => "using FastSer;\n\n[FastSerType]\n[FastSerUnion(0, typeof(B))]\n"
            + $"[FastSerUnion({tag}, typeof(C))]\npublic abstract partial class A;\n{Cases}";
        const string Locked = "[A] union\n0 B B\n1 Gone Gone\n";

        var (source, _, _) = await FixRunner.ApplyBesideLockAsync(
            new UnionTagCodeFix(), "FSER030", Source(0), Locked, "Give it the next free tag", toAll);

        Assert.Equal(Source(2), source);
    }

    [Theory]
    [InlineData("public partial class H\n{\n    [FastSerUnion(0, typeof(int))]\n    [FastSerUnion(0, typeof(string))]\n    public object? X;\n}", "0, typeof(string)", "1, typeof(string)")]
    [InlineData("public partial record H([property: FastSerUnion(0, typeof(int)), FastSerUnion(0, typeof(string))] object? X);", "0, typeof(string)", "1, typeof(string)")]
    public async Task TypeOfAMemberGetsTheNextFreeTag(string declaration, string replaced, string by)
    {
        var before = $"using FastSer;\n[FastSerType]\n{declaration}\n";

        var source = await FixRunner.ApplyAsync(new UnionTagCodeFix(), "FSER030", before);

        Assert.Equal(before.Replace(replaced, by, StringComparison.Ordinal), source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }
}
