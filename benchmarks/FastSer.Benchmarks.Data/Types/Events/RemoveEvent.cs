namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class RemoveEvent : SiteEvent
{
    public long ProductId { get; set; }
}
