namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class StopEvent : SiteEvent
{
    public bool IsForced { get; set; }
}
