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
}
