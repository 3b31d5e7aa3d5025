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

    [Theory]
    [InlineData("FSER160", "[FastSerType]\n", "[FastSerType]\n[FastSerUnion(0, typeof(int))]\n[FastSerUnion(1, typeof(Some<>))]\n")]
    [InlineData("FSER161", "[FastSerType, FastSerUnion(4, typeof(Some<>))]\n", "[FastSerType, FastSerUnion(4, typeof(Some<>))]\n[FastSerUnion(5, typeof(int))]\n")]
    public async Task CasesOfALanguageUnionGetTags(string id, string before, string after)
    {
        string Source(string attributes) => "using FastSer;\nusing System.Runtime.CompilerServices;\n\n[Union]\n" + attributes
            + "public partial struct U<T> { public U(int value) => Value = value; public U(Some<T> value) => Value = value; public object? Value { get; } }\n"
            + "[FastSerType] public sealed partial record Some<T>(T Value);\n"
            + "namespace System.Runtime.CompilerServices { public sealed class UnionAttribute : System.Attribute; }\n";

        Assert.Equal(Source(after), await FixRunner.ApplyAsync(new NameInUnionCodeFix(), id, Source(before)));
        Assert.Empty(await FixRunner.DiagnoseAsync(Source(after)));
    }

    [Theory]
    [InlineData("[FastSerType] public sealed partial class C")]
    [InlineData("public sealed class C")]
    public async Task TypeOfAClosedClassGetsATag(string declaration)
    {
        var source = "using FastSer;\n\n[System.Runtime.CompilerServices.IsClosedType]\n[FastSerType]\n[FastSerUnion(0, typeof(B))]\n@public abstract partial class A;\n"
            + $"[FastSerType] public sealed partial class B : A {{ public int X; }}\n{declaration} : A {{ public int X; }}\n"
            + "namespace System.Runtime.CompilerServices { public sealed class IsClosedTypeAttribute : System.Attribute; }\n";
        Assert.Equal(
            source.Replace("@", "[FastSerUnion(1, typeof(C))]\n", StringComparison.Ordinal),
            await FixRunner.ApplyAsync(new NameInUnionCodeFix(), "FSER161", source.Replace("@", "", StringComparison.Ordinal)));
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
