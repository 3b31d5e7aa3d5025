namespace FastSer.IntegrationTests.Extension;

public sealed partial class FactoryTests
{
    [Fact]
    public void TheMarkedMethodBuildsTheValue()
    {
        var copy = FastSerializer.Deserialize<Money>(FastSerializer.Serialize(Money.Of(5, "EUR")));

        Assert.Equal((5, "EUR", "made", null), (copy.Amount, copy.Currency, copy.Origin, copy.Note));
    }

    [Fact]
    public void OtherMembersAreAssignedAfterwards()
    {
        var value = Money.Of(5, "EUR");
        value.Note = "note";
        value.Tags.Add("tag");

        var copy = FastSerializer.Deserialize<Money>(FastSerializer.Serialize(value));

        Assert.Equal("note", copy.Note);
        Assert.Equal(["tag"], copy.Tags);
    }

    [Fact]
    public void StructsHaveFactoriesTooAndArraysCallThem()
    {
        var copy = FastSerializer.Deserialize<Ratio[]>(FastSerializer.Serialize(new[] { Ratio.Of(1, 2), Ratio.Of(3, 4) }));

        Assert.Equal([Ratio.Of(1, 2), Ratio.Of(3, 4)], copy);
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Ratio[]>([2, 1, 0, 0, 0, 0, 0, 0, 0]));
        Assert.IsType<DivideByZeroException>(exception.InnerException);
    }

    [FastSerType]
    internal sealed partial class Money
    {
        private Money(int amount, string origin)
        {
            Amount = amount;
            Origin = origin;
        }

        public int Amount { get; }

        public string? Currency { get; private set; }

        public string? Note { get; set; }

        public List<string> Tags { get; } = [];

        [FastSerIgnore]
        public string Origin { get; }

        [FastSerConstructor]
        public static Money Of(int amount, string? currency) => new(amount, "made") { Currency = currency };
    }

    [FastSerType]
    internal partial record struct Ratio
    {
        public int Part { get; private set; }

        public int Whole { get; private set; }

        [FastSerConstructor]
        public static Ratio Of(int part, int whole) => whole == 0
            ? throw new DivideByZeroException()
            : new() { Part = part, Whole = whole };
    }
}
