namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class DeliverEvent : SiteEvent
{
    public Guid Parcel { get; set; }
}
