namespace FastSer.CodeFixes.Tests;

/// <summary>A member, or a name of an enum, that the schema lock knows by another name.</summary>
public sealed class FormerNameCodeFixTests
{
    private const string Added = "It is 'Width' under a new name: add [FastSerFormerName(\"Width\")]";

    [Theory]
    [InlineData("[FastSerType]\npublic partial class Frame\n{\n    /*A*/public int Breadth { get; set; }\n    public int Height { get; set; }\n}\n", "class", "")]
    [InlineData("[FastSerType]\npublic partial struct Frame\n{\n    /*A*/public int Breadth;\n    public int Height;\n}\n", "struct", "")]
    [InlineData("[FastSerType]\npublic partial record Frame(\n    /*A*/int Breadth,\n    int Height);\n", "class", "property: ")]
    public async Task MemberGetsItsFormerName(string declaration, string form, string target)
    {
        var locked = $"[Frame] fixed {form}\n0 Width Int32\n1 Height Int32\n";
        var source = "using FastSer;\n\n" + declaration.Replace("/*A*/", "", StringComparison.Ordinal);

        var (text, unchanged, left) = await FixRunner.ApplyBesideLockAsync(new FormerNameCodeFix(), "FSER135", source, locked, Added);

        Assert.Equal(locked, unchanged);
        Assert.Contains($"[{target}FastSerFormerName(\"Width\")]", text, StringComparison.Ordinal);
        Assert.Empty(left);
    }

    [Fact]
    public async Task NameOfAnEnumGetsItsFormerName()
    {
        const string Locked = "[Frame] fixed class\n0 Kind Int32\n[Kind] enum\nSmall 0\nLarge 1\n";
        const string Source = "using FastSer;\n\npublic enum Kind\n{\n    Small,\n    Huge,\n}\n\n"
            + "[FastSerType]\npublic partial class Frame\n{\n    public Kind Kind { get; set; }\n}\n";

        var (text, _, left) = await FixRunner.ApplyBesideLockAsync(
            new FormerNameCodeFix(), "FSER136", Source, Locked, "It is 'Large' under a new name: add [FastSerFormerName(\"Large\")]");

        Assert.Contains("    [FastSerFormerName(\"Large\")]\n    Huge,", text, StringComparison.Ordinal);
        Assert.Empty(left);
    }

    /// <summary>Nothing says which name a missing one has now.</summary>
    [Fact]
    public async Task NameOfAnEnumThatIsGoneHasNoFix()
    {
        const string Source = "using FastSer;\n\npublic enum Kind\n{\n    Small,\n}\n\n[FastSerType]\npublic partial class Frame\n{\n    public Kind Kind { get; set; }\n}\n";

        Assert.Empty(await FixRunner.OfferedBesideLockAsync(
            new FormerNameCodeFix(), "FSER136", Source, "[Frame] fixed class\n0 Kind Int32\n[Kind] enum\nSmall 0\nLarge 1\n"));
    }
}
