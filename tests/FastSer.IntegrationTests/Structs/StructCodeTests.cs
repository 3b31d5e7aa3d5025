namespace FastSer.IntegrationTests.Structs;

/// <summary>Code in a struct runs for each element of arrays and lists, as it does for the struct alone.</summary>
public sealed partial class StructCodeTests
{
    [Fact]
    public void AnInitializerThatRejectsAValueRejectsItInAnArray()
    {
        byte[] negative = [255, 255, 255, 255];

        AssertRejected(negative, static data => FastSerializer.Deserialize<Amount>(data));
        AssertRejected([2, .. negative], static data => FastSerializer.Deserialize<Amount[]>(data));
        AssertRejected([2, .. negative], static data => FastSerializer.Deserialize<List<Amount>>(data));
        AssertRejected([2, 1, 0, 0, 0, .. negative], static data => FastSerializer.Deserialize<Share[]>(data));
        AssertRejected([2, 1, 0, 0, 0, .. negative], static data => FastSerializer.Deserialize<NamedShare[]>(data));
        Assert.Equal([new Amount(100)], FastSerializer.Deserialize<Amount[]>([2, 100, 0, 0, 0]));
    }

    [Fact]
    public void AnInitializerOfAMemberLeftOutRunsForEveryElement()
    {
        var items = Enumerable.Range(0, 30).Select(static i => new Box(i, i + 1)).ToArray();

        Assert.Equal(items, FastSerializer.Deserialize<Box[]>(FastSerializer.Serialize(items)));
        Assert.Equal(items, FastSerializer.Deserialize<List<Box>>(FastSerializer.Serialize(items.ToList())));
    }

    [Fact]
    public void AnAccessorOnTheFieldOfItsPropertyRunsForEveryElement()
    {
        byte[] data = [3, 1, 0, 0, 0, 255, 255, 255, 255];

        Assert.Equal([1, 0], FastSerializer.Deserialize<RaisedOnSet[]>(data)!.Select(static item => item.Value));
        Assert.Equal(
            [3, 1, 0, 0, 0, 0, 0, 0, 0],
            FastSerializer.Serialize(new RaisedOnGet[] { new() { Value = 1 }, new() { Value = -1 } }));
    }

    private static void AssertRejected(byte[] data, Func<byte[], object?> read)
    {
        var fault = Assert.Throws<FastSerException>(() => read(data));

        Assert.Equal(FastSerErrorCode.UserCode, fault.Code);
    }

    [FastSerType]
    public readonly partial record struct Amount(int Value)
    {
        public int Value { get; init; } = Value >= 0 ? Value : throw new ArgumentOutOfRangeException(nameof(Value));
    }

    [FastSerType]
    public partial struct Share
    {
        public (int Owner, Amount Part) Item;
    }

    [FastSerType]
    public partial struct NamedShare
    {
        public int Owner;
        public Amount Part;
    }

    [FastSerType]
    public partial record struct Box(int Width, int Height)
    {
        [FastSerIgnore]
        public int Area = Width * Height;
    }

    [FastSerType]
    public partial struct RaisedOnSet
    {
        public int Value
        {
            get;
            set => field = Math.Max(value, 0);
        }
    }

    [FastSerType]
    public partial struct RaisedOnGet
    {
        public int Value
        {
            get => Math.Max(field, 0);
            set;
        }
    }
}
