namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class KeyPressEvent : SiteEvent
{
    public int Code { get; set; }

    public bool IsShifted { get; set; }
}
