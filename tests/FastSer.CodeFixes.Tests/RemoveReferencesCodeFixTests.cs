namespace FastSer.CodeFixes.Tests;

public sealed class RemoveReferencesCodeFixTests
{
    [Theory]
    [InlineData("FSER040", "[FastSerType(References = true)]\npublic partial struct A { public int X; }", "(References = true)", "")]
    [InlineData("FSER040", "[FastSerType(Format = WireFormat.Compact, References = true)]\npublic partial struct A { public int X; }", ", References = true", "")]
    [InlineData("FSER077", "[FastSerType(References = true, Format = WireFormat.Tolerant)]\npublic partial class A { [FastSerMember(0)] public int X; }", "References = true, ", "")]
    public async Task ArgumentIsRemoved(string id, string declaration, string removed, string left)
    {
        var before = $"using FastSer;\n{declaration}\n";

        var source = await FixRunner.ApplyAsync(new RemoveReferencesCodeFix(), id, before);

        Assert.Equal(before.Replace(removed, left, StringComparison.Ordinal), source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Fact]
    public async Task NothingIsOfferedWhereAnotherTypeKeepsIdentity() => Assert.Empty(await FixRunner.OfferedAsync(
        new RemoveReferencesCodeFix(),
        "FSER077",
        "using FastSer;\n[FastSerType(References = true)] public partial class B { public int X; }\n"
            + "[FastSerType(Format = WireFormat.Tolerant)] public partial class A { [FastSerMember(0)] public B? X; }\n"));
}
