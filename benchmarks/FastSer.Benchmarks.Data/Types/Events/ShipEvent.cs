namespace FastSer.Benchmarks.Data;

[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ShipEvent : SiteEvent
{
    public Guid Parcel { get; set; }

    public DateTime Due { get; set; }
}
