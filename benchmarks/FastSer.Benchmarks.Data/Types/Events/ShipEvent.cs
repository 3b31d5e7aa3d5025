namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class ShipEvent : SiteEvent
{
    public Guid Parcel { get; set; }

    public DateTime Due { get; set; }
}
