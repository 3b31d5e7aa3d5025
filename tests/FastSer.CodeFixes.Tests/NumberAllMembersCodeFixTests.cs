namespace FastSer.CodeFixes.Tests;

public sealed class NumberAllMembersCodeFixTests
{
    [Fact]
    public async Task MembersOfAllFilesAreNumbered()
    {
        string[] before =
        [
            "using FastSer;\n[FastSerType]\npublic partial class A\n{\n    public int X;\n    [FastSerIgnore] public int No;\n}\n",
            "public partial class A\n{\n    // Kept.\n    public int Y { get; set; }\n    public int Z { get; set; }\n}\n",
        ];

        var sources = await FixRunner.ApplyToFilesAsync(new NumberAllMembersCodeFix(), "FSER008", before);

        Assert.Equal(before[0].Replace("    public int X", "    [FastSerMember(0)]\n    public int X", StringComparison.Ordinal), sources[0]);
        Assert.Equal(
            before[1].Replace("    public int Y", "    [global::FastSer.FastSerMember(1)]\n    public int Y", StringComparison.Ordinal)
                .Replace("    public int Z", "    [global::FastSer.FastSerMember(2)]\n    public int Z", StringComparison.Ordinal),
            sources[1]);
    }

    /// <summary>One attribute would number both fields alike.</summary>
    [Fact]
    public async Task FieldsOfOneDeclarationAreLeftToTheUser()
    {
        var sources = await FixRunner.ApplyToFilesAsync(
            new NumberAllMembersCodeFix(),
            "FSER008",
            ["using FastSer;\n[FastSerType]\npublic partial class A\n{\n    public int X, Y;\n}\n", "partial class A\n{\n    public int Z;\n}\n"]);

        Assert.Contains("{\n    public int X, Y;\n", sources[0], StringComparison.Ordinal);
        Assert.Contains("    [global::FastSer.FastSerMember(2)]\n    public int Z;", sources[1], StringComparison.Ordinal);
    }
}
