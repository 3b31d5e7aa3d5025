namespace FastSer.StreamBenchmarks;

/// <summary>One Tolerant object, which is as long as the list that it holds.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TradeBook
{
    [FastSerMember(0)]
    public string? Name { get; set; }

    [FastSerMember(1)]
    public List<TolerantTrade>? Trades { get; set; }

    [FastSerMember(2)]
    public int Revision { get; set; }

    public static TradeBook Make(int count) => new()
    {
        Name = "Exchange",
        Trades = Trade.Make(count).ConvertAll(static trade => new TolerantTrade
        {
            Id = trade.Id, Time = trade.Time, Price = trade.Price, Symbol = trade.Symbol,
        }),
        Revision = 7,
    };
}
