using MessagePack;

namespace FastSer.Benchmarks.Rivals;

[Union(0, typeof(LoginEventTwin))]
[Union(1, typeof(LogoutEventTwin))]
[Union(2, typeof(ClickEventTwin))]
[Union(3, typeof(ScrollEventTwin))]
[Union(4, typeof(KeyPressEventTwin))]
[Union(5, typeof(ViewEventTwin))]
[Union(6, typeof(SearchEventTwin))]
[Union(7, typeof(AddEventTwin))]
[Union(8, typeof(RemoveEventTwin))]
[Union(9, typeof(PayEventTwin))]
[Union(10, typeof(RefundEventTwin))]
[Union(11, typeof(ShipEventTwin))]
[Union(12, typeof(DeliverEventTwin))]
[Union(13, typeof(RateEventTwin))]
[Union(14, typeof(FailEventTwin))]
[Union(15, typeof(WarnEventTwin))]
[Union(16, typeof(StartEventTwin))]
[Union(17, typeof(StopEventTwin))]
[Union(18, typeof(BeatEventTwin))]
[Union(19, typeof(ResizeEventTwin))]
[MessagePackObject]
public abstract class SiteEventTwin
{
    [Key(0)]
    public int Id { get; set; }
}

[MessagePackObject]
public sealed class LoginEventTwin : SiteEventTwin
{
    [Key(1)]
    public string? User { get; set; }

    [Key(2)]
    public int Attempts { get; set; }
}

[MessagePackObject]
public sealed class LogoutEventTwin : SiteEventTwin
{
    [Key(1)]
    public string? User { get; set; }

    [Key(2)]
    public long Seconds { get; set; }
}

[MessagePackObject]
public sealed class ClickEventTwin : SiteEventTwin
{
    [Key(1)]
    public int X { get; set; }

    [Key(2)]
    public int Y { get; set; }
}

[MessagePackObject]
public sealed class ScrollEventTwin : SiteEventTwin
{
    [Key(1)]
    public double Offset { get; set; }
}

[MessagePackObject]
public sealed class KeyPressEventTwin : SiteEventTwin
{
    [Key(1)]
    public int Code { get; set; }

    [Key(2)]
    public bool IsShifted { get; set; }
}

[MessagePackObject]
public sealed class ViewEventTwin : SiteEventTwin
{
    [Key(1)]
    public string? Page { get; set; }
}

[MessagePackObject]
public sealed class SearchEventTwin : SiteEventTwin
{
    [Key(1)]
    public string? Query { get; set; }

    [Key(2)]
    public int Results { get; set; }
}

[MessagePackObject]
public sealed class AddEventTwin : SiteEventTwin
{
    [Key(1)]
    public long ProductId { get; set; }

    [Key(2)]
    public int Quantity { get; set; }
}

[MessagePackObject]
public sealed class RemoveEventTwin : SiteEventTwin
{
    [Key(1)]
    public long ProductId { get; set; }
}

[MessagePackObject]
public sealed class PayEventTwin : SiteEventTwin
{
    [Key(1)]
    public double Amount { get; set; }

    [Key(2)]
    public string? Currency { get; set; }
}

[MessagePackObject]
public sealed class RefundEventTwin : SiteEventTwin
{
    [Key(1)]
    public double Amount { get; set; }

    [Key(2)]
    public string? Reason { get; set; }
}

[MessagePackObject]
public sealed class ShipEventTwin : SiteEventTwin
{
    [Key(1)]
    public Guid Parcel { get; set; }

    [Key(2)]
    public DateTime Due { get; set; }
}

[MessagePackObject]
public sealed class DeliverEventTwin : SiteEventTwin
{
    [Key(1)]
    public Guid Parcel { get; set; }
}

[MessagePackObject]
public sealed class RateEventTwin : SiteEventTwin
{
    [Key(1)]
    public int Stars { get; set; }

    [Key(2)]
    public string? Text { get; set; }
}

[MessagePackObject]
public sealed class FailEventTwin : SiteEventTwin
{
    [Key(1)]
    public int Code { get; set; }

    [Key(2)]
    public string? Message { get; set; }
}

[MessagePackObject]
public sealed class WarnEventTwin : SiteEventTwin
{
    [Key(1)]
    public string? Message { get; set; }
}

[MessagePackObject]
public sealed class StartEventTwin : SiteEventTwin
{
    [Key(1)]
    public DateTime Since { get; set; }
}

[MessagePackObject]
public sealed class StopEventTwin : SiteEventTwin
{
    [Key(1)]
    public bool IsForced { get; set; }
}

[MessagePackObject]
public sealed class BeatEventTwin : SiteEventTwin
{
    [Key(1)]
    public long Count { get; set; }
}

[MessagePackObject]
public sealed class ResizeEventTwin : SiteEventTwin
{
    [Key(1)]
    public int Width { get; set; }

    [Key(2)]
    public int Height { get; set; }
}
