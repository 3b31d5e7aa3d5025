namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class RemoveEvent : SiteEvent
{
    public long ProductId { get; set; }
}
