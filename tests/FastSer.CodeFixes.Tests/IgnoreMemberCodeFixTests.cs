namespace FastSer.CodeFixes.Tests;

public sealed class IgnoreMemberCodeFixTests
{
    [Fact]
    public async Task UnsupportedPropertyIsIgnored()
    {
        const string Before = """
            using FastSer;

            [FastSerType]
            public partial class Order
            {
                public int Id { get; set; }

                // What the cache holds.
                public object? Cache { get; set; }
            }
            """;

        var source = await FixRunner.ApplyAsync(new IgnoreMemberCodeFix(), "FSER003", Before);

        Assert.Equal(
            Before.Replace("    public object?", "    [FastSerIgnore]\n    public object?", StringComparison.Ordinal), source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Theory]
    [InlineData("FSER125", "[FastSerType]\npublic partial class A\n{\n    public int X;\n    private int _y;\n    public ref int Y => ref _y;\n}", "public ref int Y")]
    [InlineData("FSER127", "[FastSerType]\npublic partial class A\n{\n    public B? X;\n}\npublic class B : System.Collections.Generic.List<int>\n{\n    public int Y { get; set; }\n}", "public int Y")]
    public async Task LostStateIsIgnored(string id, string declaration, string member)
    {
        var before = $"using FastSer;\n\n{declaration}\n";

        var source = await FixRunner.ApplyAsync(new IgnoreMemberCodeFix(), id, before);

        Assert.Equal(before.Replace(member, "[FastSerIgnore]\n    " + member, StringComparison.Ordinal), source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Fact]
    public async Task EveryUnsupportedMemberCanBeIgnored()
    {
        const string Before = """
            using FastSer;

            [FastSerType]
            public partial class Order
            {
                public int Id;
                public object? First;
                public object? Second { get; set; }
            }
            """;

        var source = await FixRunner.ApplyAsync(new IgnoreMemberCodeFix(), "FSER003", Before);

        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Fact]
    public async Task AttributeIsQualifiedWhereItsNamespaceIsNotImported()
    {
        const string Before = """
            [FastSer.FastSerType]
            public partial class Line
            {
                public int Quantity { get; set; }
                public int Twice => 2 * Quantity;
            }
            """;

        var source = await FixRunner.ApplyAsync(new IgnoreMemberCodeFix(), "FSER004", Before);

        Assert.Equal(
            Before.Replace("    public int Twice", "    [global::FastSer.FastSerIgnore]\n    public int Twice", StringComparison.Ordinal),
            source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Fact]
    public async Task LineEndsOfTheFileAreKept()
    {
        var source = await FixRunner.ApplyAsync(
            new IgnoreMemberCodeFix(),
            "FSER004",
            "using FastSer;\r\n[FastSerType]\r\npublic partial class Line\r\n{\r\n    public int One => 1;\r\n}\r\n");

        Assert.Contains("{\r\n    [FastSerIgnore]\r\n    public int One", source, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public partial record Order(object Cache);")]
    [InlineData("public partial class Order { public object? First, Second; }")]
    public async Task NothingIsOfferedWhereIgnoringWouldBreakMore(string declaration) =>
        Assert.Empty(await FixRunner.OfferedAsync(
            new IgnoreMemberCodeFix(), "FSER003", $"using FastSer;\n[FastSerType]\n{declaration}\n"));
}
