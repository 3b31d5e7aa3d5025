namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ViewEvent : SiteEvent
{
    public string? Page { get; set; }
}
