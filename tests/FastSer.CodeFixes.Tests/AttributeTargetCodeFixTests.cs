namespace FastSer.CodeFixes.Tests;

public sealed class AttributeTargetCodeFixTests
{
    [Theory]
    [InlineData("public partial record A(int X, [field: FastSerIgnore] int Y = 0);", "[field: FastSerIgnore]", "[property: FastSerIgnore]")]
    [InlineData("public partial record A(int X, [type: FastSerIgnore] int Y = 0);", "[type: FastSerIgnore]", "[property: FastSerIgnore]")]
    [InlineData("public partial class A\n{\n    public int X;\n\n    /// <summary>Kept.</summary>\n    [field: FastSerIgnore]\n    public int Y { get; set; }\n}", "[field: FastSerIgnore]", "[FastSerIgnore]")]
    [InlineData("public partial class A\n{\n    public int X;\n    [property: FastSerInclude] private int _y = 1;\n    public int Twice() => 2 * _y;\n}", "[property: FastSerInclude]", "[FastSerInclude]")]
    public async Task AttributeGoesToTheProperty(string declaration, string replaced, string by)
    {
        var before = $"using FastSer;\n\n[FastSerType]\n{declaration}\n";

        var source = await FixRunner.ApplyAsync(new CodeFixes.AttributeTargetCodeFix(), "FSER013", before);

        Assert.Equal(before.Replace(replaced, by, StringComparison.Ordinal), source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Theory]
    [InlineData("public partial class A([property: FastSerIgnore] int x) { public int X = x; }")]
    [InlineData("public partial class A { public int X; [field: FastSerIgnore] public event System.Action? Y; }")]
    [InlineData("public partial class A { public int X; [FastSerIgnore] public static int Y; }")]
    public async Task NothingIsOfferedWhereNoPropertyIsMeant(string declaration) => Assert.Empty(await FixRunner.OfferedAsync(
        new CodeFixes.AttributeTargetCodeFix(), "FSER013", $"using FastSer;\n[FastSerType]\n{declaration}\n"));
}
