namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: an abstract base of twenty types.</summary>
[FastSerType]
[FastSerUnion(0, typeof(LoginEvent))]
[FastSerUnion(1, typeof(LogoutEvent))]
[FastSerUnion(2, typeof(ClickEvent))]
[FastSerUnion(3, typeof(ScrollEvent))]
[FastSerUnion(4, typeof(KeyPressEvent))]
[FastSerUnion(5, typeof(ViewEvent))]
[FastSerUnion(6, typeof(SearchEvent))]
[FastSerUnion(7, typeof(AddEvent))]
[FastSerUnion(8, typeof(RemoveEvent))]
[FastSerUnion(9, typeof(PayEvent))]
[FastSerUnion(10, typeof(RefundEvent))]
[FastSerUnion(11, typeof(ShipEvent))]
[FastSerUnion(12, typeof(DeliverEvent))]
[FastSerUnion(13, typeof(RateEvent))]
[FastSerUnion(14, typeof(FailEvent))]
[FastSerUnion(15, typeof(WarnEvent))]
[FastSerUnion(16, typeof(StartEvent))]
[FastSerUnion(17, typeof(StopEvent))]
[FastSerUnion(18, typeof(BeatEvent))]
[FastSerUnion(19, typeof(ResizeEvent))]
[Serializable]
public abstract partial class SiteEvent
{
    public int Id { get; set; }
}
