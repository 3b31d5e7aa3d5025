namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class ScrollEvent : SiteEvent
{
    public double Offset { get; set; }
}
