namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class WarnEvent : SiteEvent
{
    public string? Message { get; set; }
}
