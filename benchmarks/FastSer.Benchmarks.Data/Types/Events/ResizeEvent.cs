namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ResizeEvent : SiteEvent
{
    public int Width { get; set; }

    public int Height { get; set; }
}
