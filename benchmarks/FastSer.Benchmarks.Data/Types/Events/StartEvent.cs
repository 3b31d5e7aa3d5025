namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class StartEvent : SiteEvent
{
    public DateTime Since { get; set; }
}
