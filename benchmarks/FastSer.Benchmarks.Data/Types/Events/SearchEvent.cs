namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class SearchEvent : SiteEvent
{
    public string? Query { get; set; }

    public int Results { get; set; }
}
