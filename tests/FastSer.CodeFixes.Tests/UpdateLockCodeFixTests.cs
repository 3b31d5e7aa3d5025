namespace FastSer.CodeFixes.Tests;

public sealed class UpdateLockCodeFixTests
{
    private const string Title = "Update FastSer.schema.lock";

    private const string Source = """
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)]
        public partial class Order
        {
            public string? Note { get; set; }
            public int Id { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)]
        public partial class Ticket
        {
            public long Number { get; set; }
        }
        """;

    private const string Lock = "[Shop.Order] tolerant\n0 Id Int32\n";

    [Theory]
    [InlineData(false, "\n")]
    [InlineData(true, "\n")]
    [InlineData(false, "\r\n")]
    public async Task MembersGetTheNextKeys(bool toAll, string end)
    {
        var (source, text, left) = await FixRunner.ApplyBesideLockAsync(
            new UpdateLockCodeFix(), "FSER098", Source, Lock.Replace("\n", end, StringComparison.Ordinal), Title, toAll);

        Assert.Equal(Source, source);
        Assert.StartsWith("# ", text, StringComparison.Ordinal);
        Assert.Equal(
            "[Shop.Order] tolerant\n0 Id Int32\n1 Note String\n[Shop.Ticket] tolerant\n0 Number Int64\n".Replace("\n", end, StringComparison.Ordinal),
            text[text.IndexOf('[', StringComparison.Ordinal)..]);
        Assert.Empty(left);
    }

    /// <summary>A lock that was lost must be restored: a new one could give other keys.</summary>
    [Fact]
    public async Task ProjectWithoutLockIsNotOfferedOne() =>
        Assert.Empty(await FixRunner.OfferedAsync(new UpdateLockCodeFix(), "FSER098", Source));

    /// <summary>A fix makes no change that an update refuses.</summary>
    [DeepFact]
    public async Task LockOfAMemberThatIsGoneStays()
    {
        const string Gone = Lock + "[Shop.Ticket] tolerant\n0 Digits Int64\n";

        var (_, text, left) = await FixRunner.ApplyBesideLockAsync(new UpdateLockCodeFix(), "FSER098", Source, Gone, Title);

        Assert.Equal(Gone, text);
        Assert.Contains("FSER099", left);
    }
}
