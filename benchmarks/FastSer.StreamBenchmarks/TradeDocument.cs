namespace FastSer.StreamBenchmarks;

/// <summary>One object that holds a long list.</summary>
[FastSerType]
public sealed partial class TradeDocument
{
    public string? Name { get; set; }

    public List<Trade>? Trades { get; set; }

    public int Revision { get; set; }

    public static TradeDocument Make(int count) => new() { Name = "Exchange", Trades = Trade.Make(count), Revision = 7 };
}
