using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Tests;

public sealed class IncludeMemberCodeFixTests
{
    private const string Before = "using FastSer;\n[FastSerType]\npublic partial class A\n{\n    public int X { get; set; }\n"
        + "    // Kept.\n    public int Y { private get; set; }\n}\n";

    [Fact]
    public Task PropertyWithAHiddenGetterIsIncluded() => CheckAsync(new IncludeMemberCodeFix(), "FastSerInclude");

    [Fact]
    public Task PropertyWithAHiddenGetterIsIgnored() => CheckAsync(new IgnoreMemberCodeFix(), "FastSerIgnore");

    private static async Task CheckAsync(CodeFixProvider provider, string attribute)
    {
        var expected = Before.Replace("    public int Y", $"    [{attribute}]\n    public int Y", StringComparison.Ordinal);

        Assert.Equal(expected, await FixRunner.ApplyAsync(provider, "FSER019", Before));
        Assert.Equal(expected, await FixRunner.ApplyToAllAsync(provider, "FSER019", Before));
        Assert.Empty(await FixRunner.DiagnoseAsync(expected));
    }
}
