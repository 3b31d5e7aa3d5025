namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class LoginEvent : SiteEvent
{
    public string? User { get; set; }

    public int Attempts { get; set; }
}
