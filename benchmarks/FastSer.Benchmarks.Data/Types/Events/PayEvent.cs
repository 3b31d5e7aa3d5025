namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class PayEvent : SiteEvent
{
    public double Amount { get; set; }

    public string? Currency { get; set; }
}
