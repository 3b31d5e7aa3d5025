namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ClickEvent : SiteEvent
{
    public int X { get; set; }

    public int Y { get; set; }
}
