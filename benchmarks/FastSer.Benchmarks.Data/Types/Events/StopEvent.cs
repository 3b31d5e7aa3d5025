namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class StopEvent : SiteEvent
{
    public bool IsForced { get; set; }
}
