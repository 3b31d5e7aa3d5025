namespace FastSer.CodeFixes.Tests;

public sealed class MarkConstructorCodeFixTests
{
    private const string Before = """
        using FastSer;

        [FastSerType]
        public partial class Money
        {
            static Money()
            {
            }

            public Money(decimal amount) => Amount = amount;

            /// <summary>Makes nothing of a currency.</summary>
            public Money(string currency) => Currency = currency;

            public decimal Amount { get; set; }
            public string Currency { get; set; } = "EUR";
        }
        """;

    [Fact]
    public async Task EachConstructorIsOffered() =>
        Assert.Equal(
            ["Mark 'Money(decimal)' with [FastSerConstructor]", "Mark 'Money(string)' with [FastSerConstructor]"],
            await FixRunner.OfferedAsync(new MarkConstructorCodeFix(), "FSER006", Before));

    [Fact]
    public async Task ChosenConstructorIsMarked()
    {
        var source = await FixRunner.ApplyAsync(
            new MarkConstructorCodeFix(),
            "FSER006",
            Before,
            static action => action.Title.Contains("string", StringComparison.Ordinal));

        Assert.Equal(
            Before.Replace("    public Money(string", "    [FastSerConstructor]\n    public Money(string", StringComparison.Ordinal),
            source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }
}
