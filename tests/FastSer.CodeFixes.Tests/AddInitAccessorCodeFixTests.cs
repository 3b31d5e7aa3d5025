namespace FastSer.CodeFixes.Tests;

public sealed class AddInitAccessorCodeFixTests
{
    private const string Before = """
        using FastSer;

        [FastSerType]
        public partial class Line
        {
            public string? Sku { get; }

            public int Number
            {
                get;
            } = 1;
        }
        """;

    [Fact]
    public async Task GetOnlyPropertiesBecomeInitOnly()
    {
        var source = await FixRunner.ApplyAsync(new AddInitAccessorCodeFix(), "FSER004", Before);

        Assert.Equal(
            Before.Replace("{ get; }", "{ get; init; }", StringComparison.Ordinal)
                .Replace("        get;\n", "        get;\n        init;\n", StringComparison.Ordinal),
            source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Theory]
    [InlineData("public int One => 1;")]
    [InlineData("public int One { get { return 1; } }")]
    [InlineData("public readonly int One = 1;")]
    public async Task NothingIsOfferedForOtherMembers(string member) =>
        Assert.Empty(await FixRunner.OfferedAsync(
            new AddInitAccessorCodeFix(), "FSER004", $"using FastSer;\n[FastSerType]\npublic partial class Line {{ {member} }}\n"));

    [Fact]
    public async Task OverrideIsLeftAlone() =>
        Assert.Empty(await FixRunner.OfferedAsync(
            new AddInitAccessorCodeFix(),
            "FSER004",
            """
            using FastSer;
            public abstract class Base { [FastSerIgnore] public abstract int One { get; } }
            [FastSerType] public partial class Derived : Base { public override int One { get; } }
            """));
}
