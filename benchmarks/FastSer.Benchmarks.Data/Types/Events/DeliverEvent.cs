namespace FastSer.Benchmarks.Data;

[FastSerType]
[Serializable]
public sealed partial class DeliverEvent : SiteEvent
{
    public Guid Parcel { get; set; }
}
