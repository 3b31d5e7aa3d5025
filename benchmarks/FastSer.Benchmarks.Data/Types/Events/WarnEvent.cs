namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class WarnEvent : SiteEvent
{
    public string? Message { get; set; }
}
