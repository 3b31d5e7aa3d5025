namespace FastSer.StreamBenchmarks;

/// <summary>The element again, in the Tolerant format.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantTrade
{
    [FastSerMember(0)]
    public Guid Id { get; set; }

    [FastSerMember(1)]
    public DateTime Time { get; set; }

    [FastSerMember(2)]
    public decimal Price { get; set; }

    [FastSerMember(3)]
    public string? Symbol { get; set; }
}
