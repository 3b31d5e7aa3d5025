namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ScrollEvent : SiteEvent
{
    public double Offset { get; set; }
}
