namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class AddEvent : SiteEvent
{
    public long ProductId { get; set; }

    public int Quantity { get; set; }
}
