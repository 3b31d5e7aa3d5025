namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class FailEvent : SiteEvent
{
    public int Code { get; set; }

    public string? Message { get; set; }
}
