namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class RefundEvent : SiteEvent
{
    public double Amount { get; set; }

    public string? Reason { get; set; }
}
