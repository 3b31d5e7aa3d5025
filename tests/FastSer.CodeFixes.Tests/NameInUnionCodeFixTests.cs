namespace FastSer.CodeFixes.Tests;

public sealed class NameInUnionCodeFixTests
{
    [Theory]
    [InlineData("[FastSerType]\n[FastSerUnion(0, typeof(B))]\n", "", "[FastSerType]\n[FastSerUnion(0, typeof(B))]\n[FastSerUnion(1, typeof(C))]\n")]
    [InlineData("[FastSerType, FastSerUnion(7, typeof(B))]\n", "", "[FastSerType, FastSerUnion(7, typeof(B))]\n[FastSerUnion(8, typeof(C))]\n")]
    [InlineData("[FastSerType, FastSerUnion(7, typeof(B))] ", "", "[FastSerType, FastSerUnion(7, typeof(B))] [FastSerUnion(8, typeof(C))] ")]
    [InlineData("[FastSerType]\n[FastSerUnion(0, typeof(B<>))]\n", "<T>", "[FastSerType]\n[FastSerUnion(0, typeof(B<>))]\n[FastSerUnion(1, typeof(C<>))]\n")]
    public async Task TypeGetsANewTag(string before, string list, string after)
    {
        string Source(string union) => $"using FastSer;\n\n{union}public abstract partial class A{list};\n"
            + $"[FastSerType] public sealed partial class B{list} : A{list} {{ public int X; }}\n[FastSerType] public sealed partial class C{list} : A{list} {{ public int X; }}\n";

        Assert.Equal(Source(after), await FixRunner.ApplyAsync(new NameInUnionCodeFix(), "FSER140", Source(before)));
        Assert.Empty(await FixRunner.DiagnoseAsync(Source(after)));
    }

    /// <summary>The tag of a type that is gone stays its own.</summary>
    [Fact]
    public async Task TagOfTheLockIsNotFree()
    {
        string Source(string more) => $"using FastSer;\n\n[FastSerType]\n[FastSerUnion(0, typeof(B))]\n{more}public abstract partial class A;\n"
            + "[FastSerType] public sealed partial class B : A { public int X; }\n[FastSerType] public sealed partial class C : A { public int X; }\n";

        var (source, _, _) = await FixRunner.ApplyBesideLockAsync(
            new NameInUnionCodeFix(), "FSER140", Source(""), "[A] union\n0 B B\n1 Gone Gone\n", "Name it in 'A'", toAll: false);

        Assert.Equal(Source("[FastSerUnion(2, typeof(C))]\n"), source);
    }
}
