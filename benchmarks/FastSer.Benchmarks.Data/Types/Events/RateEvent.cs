namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class RateEvent : SiteEvent
{
    public int Stars { get; set; }

    public string? Text { get; set; }
}
