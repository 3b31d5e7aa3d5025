namespace FastSer.CodeFixes.Tests;

public sealed class SerializeStateOnlyCodeFixTests
{
    private const string Line = """
        using FastSer;

        [FastSerType]
        public partial class Line
        {
            public int Quantity { get; set; }
            public int Twice => 2 * Quantity;
            public string Text { get { return ""; } }
        }

        """;

    [Theory]
    [InlineData("[FastSerType]", "[FastSerType(Members = FastSerMembers.PublicState)]")]
    [DeepInlineData("[FastSerType()]", "[FastSerType(Members = FastSerMembers.PublicState)]")]
    [DeepInlineData("[FastSerType(Format = WireFormat.Compact)]", "[FastSerType(Format = WireFormat.Compact, Members = FastSerMembers.PublicState)]")]
    [InlineData("[FastSerType(Members = FastSerMembers.Public)]", "[FastSerType(Members = FastSerMembers.PublicState)]")]
    [DeepInlineData("[global::FastSer.FastSerType]", "[global::FastSer.FastSerType(Members = FastSerMembers.PublicState)]")]
    public async Task RuleOfTheTypeIsSet(string before, string after)
    {
        var source = await FixRunner.ApplyAsync(
            new SerializeStateOnlyCodeFix(), "FSER004", Line.Replace("[FastSerType]", before, StringComparison.Ordinal));

        Assert.Equal(Line.Replace("[FastSerType]", after, StringComparison.Ordinal), source);
        Assert.All(await FixRunner.DiagnoseAsync(source), static found => Assert.Contains("FSER103", found, StringComparison.Ordinal));
    }

    [Fact]
    public async Task NameIsQualifiedWhereItsNamespaceIsNotImported()
    {
        var source = await FixRunner.ApplyAsync(
            new SerializeStateOnlyCodeFix(), "FSER004", "[FastSer.FastSerType]\npublic partial class Line { public int Id; public int One => 1; }\n");

        Assert.StartsWith("[FastSer.FastSerType(Members = global::FastSer.FastSerMembers.PublicState)]", source, StringComparison.Ordinal);
    }

    [Fact]
    public async Task OneFixServesAllPropertiesOfAType() => Assert.Contains(
        "[FastSerType(Members = FastSerMembers.PublicState)]",
        await FixRunner.ApplyToAllAsync(new SerializeStateOnlyCodeFix(), "FSER004", Line),
        StringComparison.Ordinal);

    [Theory]
    [InlineData("FSER003", "(Members = FastSerMembers.Public)", "public System.Collections.Generic.List<object> One => new();")]
    [InlineData("FSER004", "(Members = FastSerMembers.Public)", "public object? One => null;")]
    [InlineData("FSER070", "(Format = WireFormat.Tolerant)", "[FastSerMember(0)] public int Id { get; set; } public System.Collections.Generic.List<int> One => new();")]
    public async Task OtherErrorsOfComputedPropertiesOfferItToo(string id, string arguments, string members) => Assert.DoesNotContain(
        id, string.Concat(await FixRunner.DiagnoseAsync(await FixRunner.ApplyAsync(
            new SerializeStateOnlyCodeFix(), id, $"using FastSer;\n[FastSerType{arguments}] public partial class Line {{ {members} }}\n"))),
        StringComparison.Ordinal);

    [Theory]
    [InlineData("public int One { get; }")]
    [InlineData("public readonly int One;")]
    [InlineData("public int One { get => field; }")]
    [InlineData("[FastSerInclude] public int One => 1;")]
    public async Task NothingIsOfferedForWhatTheRuleWouldKeep(string member) => Assert.Empty(await FixRunner.OfferedAsync(
        new SerializeStateOnlyCodeFix(), "FSER004", $"using FastSer;\n[FastSerType] public partial class Line {{ public int Id; {member} }}\n"));
}
