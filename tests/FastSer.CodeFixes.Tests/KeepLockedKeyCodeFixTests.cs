namespace FastSer.CodeFixes.Tests;

public sealed class KeepLockedKeyCodeFixTests
{
    private const string Head = "[FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)]\n";

    private const string Lock = "[Order] tolerant\n0 Id Int32\n1 Due DateTime\n";

    [Theory]
    [InlineData("public partial class Order\n{\n    public int Id { get; set; }\n\n    >public DateTime Day { get; set; }\n}\n", "[FastSerMember(1)]\n    ")]
    [InlineData("public partial class Order\n{\n    public int Id { get; set; }\n\n    >public DateTime Day;\n}\n", "[FastSerMember(1)]\n    ")]
    [InlineData("public partial record Order(int Id, >DateTime Day);\n", "[property: FastSerMember(1)] ")]
    public async Task RenamedMemberKeepsItsKey(string declaration, string attribute)
    {
        const string Title = "'Due' is now 'Day': mark it [FastSerMember(1)]";
        string Source(string mark) => "using System;\nusing FastSer;\n\n" + Head + declaration.Replace(">", mark, StringComparison.Ordinal);

        var (source, text, left) = await FixRunner.ApplyBesideLockAsync(new KeepLockedKeyCodeFix(), "FSER099", Source(""), Lock, Title);

        Assert.Equal(Source(attribute), source);
        Assert.Equal(Lock, text);
        // The new name is to be accepted.
        Assert.All(left, static id => Assert.Equal("FSER082", id));
    }

    [Fact]
    public async Task RemovedMemberIsRetired()
    {
        static string Source(string mark) =>
            "using System;\nusing FastSer;\n\n" + mark + Head + "public partial class Order\n{\n    public int Id { get; set; }\n}\n";

        var (source, _, left) = await FixRunner.ApplyBesideLockAsync(
            new KeepLockedKeyCodeFix(), "FSER099", Source(""), Lock, "'Due' was removed: retire the key 1");

        Assert.Equal(Source("[FastSerRetired(1, typeof(DateTime))]\n"), source);
        Assert.DoesNotContain("FSER099", left);
    }

    /// <summary>The lock has no type of a collection, and cannot say which of two members it is.</summary>
    [Fact]
    public async Task OnlyWhatIsKnownIsOffered()
    {
        const string Source = "using System;\nusing FastSer;\n\n" + Head
            + "public partial class Order\n{\n    public int Id { get; set; }\n    public int[]? A { get; set; }\n    public int[]? B { get; set; }\n}\n";

        Assert.Equal(
            ["'Due' is now 'A': mark it [FastSerMember(1)]", "'Due' is now 'B': mark it [FastSerMember(1)]"],
            await FixRunner.OfferedBesideLockAsync(
                new KeepLockedKeyCodeFix(), "FSER099", Source, Lock.Replace("DateTime", "Sequence<Int32>", StringComparison.Ordinal)));
    }

    [Fact]
    public async Task AllTypesAreMended()
    {
        static string Source(string mark) => "using FastSer;\n\n" + Head + "public partial class A\n{\n    " + mark + "public int New { get; set; }\n}\n\n"
            + Head + "public partial class B\n{\n    " + mark + "public int New { get; set; }\n}\n";

        var (source, _, left) = await FixRunner.ApplyBesideLockAsync(
            new KeepLockedKeyCodeFix(), "FSER099", Source(""), "[A] tolerant\n0 Old Int32\n[B] tolerant\n0 Old Int32\n",
            "'Old' is now 'New': mark it [FastSerMember(0)]", toAll: true);

        Assert.Equal(Source("[FastSerMember(0)]\n    "), source);
        // The new name is to be accepted.
        Assert.All(left, static id => Assert.Equal("FSER082", id));
    }
}
