namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class KeyPressEvent : SiteEvent
{
    public int Code { get; set; }

    public bool IsShifted { get; set; }
}
