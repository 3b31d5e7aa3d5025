namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class LogoutEvent : SiteEvent
{
    public string? User { get; set; }

    public long Seconds { get; set; }
}
