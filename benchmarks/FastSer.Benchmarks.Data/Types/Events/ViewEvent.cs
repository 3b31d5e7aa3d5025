namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class ViewEvent : SiteEvent
{
    public string? Page { get; set; }
}
