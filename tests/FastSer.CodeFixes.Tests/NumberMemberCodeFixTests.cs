namespace FastSer.CodeFixes.Tests;

public sealed class NumberMemberCodeFixTests
{
    private const string Tolerant = "[FastSerType(Format = WireFormat.Tolerant)]\n";

    [Theory]
    [InlineData("FSER007", "[FastSerType]\npublic partial class A\n{\n    [FastSerMember(3)] public int X;\n    [FastSerMember(3)] public int Y;\n}", "(3)] public int Y", "(4)] public int Y")]
    [DeepInlineData("FSER007", "[FastSerType]\npublic partial class A\n{\n    [FastSerMember(1)] public int X;\n    [FastSerMember(1)] public int Y;\n    [FastSerMember(1)] public int Z;\n}", "(1)] public int Y;\n    [FastSerMember(1)]", "(2)] public int Y;\n    [FastSerMember(3)]")]
    [DeepInlineData("FSER011", "[FastSerType]\npublic partial class A\n{\n    [FastSerMember(5)] public int X;\n    // Kept.\n    public int Y { get; set; }\n    public int Z;\n}", "    // Kept.\n    public int Y { get; set; }\n    public", "    // Kept.\n    [FastSerMember(6)]\n    public int Y { get; set; }\n    [FastSerMember(7)]\n    public")]
    [InlineData("FSER011", "[FastSerType]\npublic partial record A([property: FastSerMember(1)] int X, int Y);", "int Y", "[property: FastSerMember(2)] int Y")]
    [DeepInlineData("FSER070", Tolerant + "public partial class A\n{\n    public int X;\n    public string? Y { get; set; }\n}", "    public int X;\n", "    [FastSerMember(0)]\n    public int X;\n    [FastSerMember(1)]\n")]
    [DeepInlineData("FSER071", Tolerant + "public partial class A\n{\n    [FastSerMember(0)] public int X;\n    [FastSerMember(0)] public int Y;\n    [FastSerMember(1)] public int Z;\n}", "(0)] public int Y", "(2)] public int Y")]
    [InlineData("FSER071", Tolerant + "public partial class B\n{\n    [FastSerMember(0)] public int X;\n}\n" + Tolerant + "public partial class A : B\n{\n    [FastSerMember(0)] public int Y;\n}", "(0)] public int Y", "(1)] public int Y")]
    [DeepInlineData("FSER073", "[FastSerRetired(0, typeof(int))]\n" + Tolerant + "public partial class A\n{\n    [FastSerMember(0)] public int X;\n    [FastSerMember(1)] public int Y;\n}", "(0)] public", "(2)] public")]
    [DeepInlineData("FSER076", Tolerant + "public partial class A\n{\n    [FastSerMember(0)] public int X;\n    [FastSerMember(-1)] public int Y;\n    [FastSerMember(1000)] public int Z;\n}", "(-1)] public int Y;\n    [FastSerMember(1000)]", "(1)] public int Y;\n    [FastSerMember(2)]")]
    public async Task MemberGetsTheNextFreeNumber(string id, string declaration, string replaced, string by)
    {
        var before = $"using FastSer;\n\n{declaration}\n";
        var expected = before.Replace(replaced, by, StringComparison.Ordinal);

        Assert.Equal(expected, await FixRunner.ApplyAsync(new NumberMemberCodeFix(), id, before));
        Assert.Equal(expected, await FixRunner.ApplyToAllAsync(new NumberMemberCodeFix(), id, before));
        Assert.Empty(await FixRunner.DiagnoseAsync(expected));
    }

    /// <summary>The key of a member that was removed must not come back by itself.</summary>
    [Fact]
    public async Task GapBetweenKeysIsNotFilled()
    {
        const string Before = "using FastSer;\n" + Tolerant
            + "public partial class A\n{\n    [FastSerMember(0)] public int X;\n    [FastSerMember(2)] public int Y;\n    public int Z;\n}\n";

        var source = await FixRunner.ApplyAsync(new NumberMemberCodeFix(), "FSER070", Before);

        Assert.Contains("    [FastSerMember(3)]\n    public int Z;", source, StringComparison.Ordinal);
        Assert.Contains("FSER072", Assert.Single(await FixRunner.DiagnoseAsync(source)), StringComparison.Ordinal);
    }

    /// <summary>A derived type has its keys already: a new one of the base type follows them.</summary>
    [Theory]
    [InlineData(Tolerant)]
    [InlineData("")]
    public async Task KeyOfABaseTypeIsFreeInDerivedTypesToo(string annotation)
    {
        var before = "using FastSer;\n" + annotation + "public partial class B\n{\n    [FastSerMember(0)] public int X;\n    public int New;\n}\n"
            + Tolerant + "public partial class A : B\n{\n    [FastSerMember(1)] public int Y;\n}\n";

        var source = await FixRunner.ApplyAsync(new NumberMemberCodeFix(), "FSER070", before);

        Assert.Contains("    [FastSerMember(2)]\n    public int New;", source, StringComparison.Ordinal);
        Assert.Contains("    [FastSerMember(1)] public int Y;", source, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AttributeIsQualifiedWhereItsNamespaceIsNotImported() => Assert.Contains(
        "    [global::FastSer.FastSerMember(1)]\n    public int Y;",
        await FixRunner.ApplyAsync(
            new NumberMemberCodeFix(), "FSER011", "[FastSer.FastSerType]\npublic partial class A\n{\n    [FastSer.FastSerMember(0)] public int X;\n    public int Y;\n}\n"),
        StringComparison.Ordinal);

    [Theory]
    [InlineData("FSER070", "public partial class A { public int X, Y; }")]
    [InlineData("FSER076", "[FastSerRetired(-1, typeof(int))]\npublic partial class A { [FastSerMember(0)] public int X; }")]
    public async Task NothingIsOfferedWhereNoAttributeCanStand(string id, string declaration) =>
        Assert.Empty(await FixRunner.OfferedAsync(new NumberMemberCodeFix(), id, $"using FastSer;\n{Tolerant}{declaration}\n"));
}
