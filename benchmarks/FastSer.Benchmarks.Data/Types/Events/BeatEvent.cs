namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class BeatEvent : SiteEvent
{
    public long Count { get; set; }
}
