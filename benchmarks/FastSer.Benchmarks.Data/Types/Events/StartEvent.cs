namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class StartEvent : SiteEvent
{
    public DateTime Since { get; set; }
}
