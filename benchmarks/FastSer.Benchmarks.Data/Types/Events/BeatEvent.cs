namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class BeatEvent : SiteEvent
{
    public long Count { get; set; }
}
