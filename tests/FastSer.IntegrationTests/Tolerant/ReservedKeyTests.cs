namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Keys that no member ever had.</summary>
public sealed partial class ReservedKeyTests
{
    [Fact]
    public void ReservedKeysAreClearBits()
    {
        // Keys 1, 4, 6 and 7, and bit 8 behind them: 0, 2, 3 and 5 are clear.
        Assert.Equal([0x0C, 0xD2, 0x03, 7, 0, 0, 0, 0x02, 0x41, 8, 0, 9], FastSerializer.Serialize(new Order { Id = 7, Name = "A", Count = 8, Small = 9 }));
        var order = FastSerializer.Deserialize<Order>([0x0C, 0xD2, 0x03, 7, 0, 0, 0, 0x02, 0x41, 8, 0, 9])!;
        Assert.Equal((7, "A", (short)8, (byte)9), (order.Id, order.Name, order.Count, order.Small));
    }

    [Fact]
    public void OlderBytesAreRead()
    {
        // Key 1 alone.
        var order = FastSerializer.Deserialize<Order>([0x06, 0x06, 7, 0, 0, 0])!;

        Assert.Equal((7, "?", (short)0), (order.Id, order.Name, order.Count));
    }

    [Theory]
    [InlineData(new byte[] { 0x07, 0x07, 1, 7, 0, 0, 0 })]
    [InlineData(new byte[] { 0x07, 0x0E, 7, 0, 0, 0, 1 })]
    public void BitOfAReservedKeyIsRefused(byte[] bytes)
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Order>(bytes));

        Assert.Equal((FastSerErrorCode.InvalidMembers, 0L), (exception.Code, exception.Offset));
        Assert.EndsWith("Order", exception.TypeName!, StringComparison.Ordinal);
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerReservedKeys(0)]
    [FastSerReservedKeys(2, 3)]
    [FastSerReservedKeys(5)]
    internal sealed partial class Order
    {
        [FastSerMember(1)]
        public int Id { get; set; }

        [FastSerMember(4)]
        public string? Name { get; set; } = "?";

        [FastSerMember(6)]
        public short Count { get; set; }

        [FastSerMember(7)]
        public byte Small { get; set; }
    }
}
