namespace FastSer.CodeFixes.Tests;

public sealed class UseExternalCodeFixTests
{
    [Theory]
    [InlineData("public StrongBox<int>? X;", "[assembly: FastSerExternal(typeof(StrongBox<int>))]\n")]
    [InlineData("public System.Collections.Generic.List<StrongBox<string?>[]>? X;", "[assembly: FastSerExternal(typeof(StrongBox<string?>))]\n")]
    [InlineData("public StrongBox<int>? X; public StrongBox<int>[]? Y;", "[assembly: FastSerExternal(typeof(StrongBox<int>))]\n")]
    [InlineData(
        "public StrongBox<int>? X; public System.Collections.Generic.List<System.EventArgs>? Y;",
        "[assembly: FastSerExternal(typeof(StrongBox<int>))]\n[assembly: FastSerExternal(typeof(System.EventArgs))]\n")]
    public async Task TypeOfAnotherAssemblyIsNamedOnce(string members, string attributes)
    {
        var before = $"using FastSer;\nusing System.Runtime.CompilerServices;\n\n[FastSerType]\npublic partial class A {{ {members} }}\n";
        var expected = before.Replace("\n\n", "\n\n" + attributes + "\n", StringComparison.Ordinal);

        Assert.Equal(expected, await FixRunner.ApplyAsync(new UseExternalCodeFix(), "FSER003", before));
        Assert.Equal(expected, await FixRunner.ApplyToAllAsync(new UseExternalCodeFix(), "FSER003", before));
        Assert.Empty(await FixRunner.DiagnoseAsync(expected));
    }

    [Theory]
    [InlineData("", "[assembly: FastSer.FastSerRoot(typeof(int?))]\n", "")]
    [InlineData("// A file.\n\n", "", "\n")]
    public async Task AttributeStandsBehindOthersAndBelowTheHeader(string header, string others, string gap)
    {
        const string Type = "namespace Shop\n{\n    [FastSer.FastSerType]\n    public partial class A { public System.EventArgs? X; }\n}\n";
        const string Added = "[assembly: global::FastSer.FastSerExternal(typeof(System.EventArgs))]\n";

        Assert.Equal(
            header + others + Added + gap + Type, await FixRunner.ApplyAsync(new UseExternalCodeFix(), "FSER003", header + others + Type));
    }

    [Theory]
    [InlineData("public object? X;")]
    [InlineData("public System.IO.Stream? X;")]
    [InlineData("public System.Action? X;")]
    [InlineData("public Own? X;")]
    public async Task NothingIsOfferedForTypesThatTheAttributeCannotName(string member) => Assert.Empty(await FixRunner.OfferedAsync(
        new UseExternalCodeFix(), "FSER003", $"using FastSer;\n[FastSerType]\npublic partial class A {{ {member} }}\npublic class Own {{ public int X; }}\n"));
}
