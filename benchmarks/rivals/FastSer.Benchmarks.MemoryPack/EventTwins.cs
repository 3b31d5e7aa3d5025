using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

[MemoryPackable]
[MemoryPackUnion(0, typeof(LoginEventTwin))]
[MemoryPackUnion(1, typeof(LogoutEventTwin))]
[MemoryPackUnion(2, typeof(ClickEventTwin))]
[MemoryPackUnion(3, typeof(ScrollEventTwin))]
[MemoryPackUnion(4, typeof(KeyPressEventTwin))]
[MemoryPackUnion(5, typeof(ViewEventTwin))]
[MemoryPackUnion(6, typeof(SearchEventTwin))]
[MemoryPackUnion(7, typeof(AddEventTwin))]
[MemoryPackUnion(8, typeof(RemoveEventTwin))]
[MemoryPackUnion(9, typeof(PayEventTwin))]
[MemoryPackUnion(10, typeof(RefundEventTwin))]
[MemoryPackUnion(11, typeof(ShipEventTwin))]
[MemoryPackUnion(12, typeof(DeliverEventTwin))]
[MemoryPackUnion(13, typeof(RateEventTwin))]
[MemoryPackUnion(14, typeof(FailEventTwin))]
[MemoryPackUnion(15, typeof(WarnEventTwin))]
[MemoryPackUnion(16, typeof(StartEventTwin))]
[MemoryPackUnion(17, typeof(StopEventTwin))]
[MemoryPackUnion(18, typeof(BeatEventTwin))]
[MemoryPackUnion(19, typeof(ResizeEventTwin))]
public abstract partial class SiteEventTwin
{
    public int Id { get; set; }
}

[MemoryPackable]
public sealed partial class LoginEventTwin : SiteEventTwin
{
    public string? User { get; set; }

    public int Attempts { get; set; }
}

[MemoryPackable]
public sealed partial class LogoutEventTwin : SiteEventTwin
{
    public string? User { get; set; }

    public long Seconds { get; set; }
}

[MemoryPackable]
public sealed partial class ClickEventTwin : SiteEventTwin
{
    public int X { get; set; }

    public int Y { get; set; }
}

[MemoryPackable]
public sealed partial class ScrollEventTwin : SiteEventTwin
{
    public double Offset { get; set; }
}

[MemoryPackable]
public sealed partial class KeyPressEventTwin : SiteEventTwin
{
    public int Code { get; set; }

    public bool IsShifted { get; set; }
}

[MemoryPackable]
public sealed partial class ViewEventTwin : SiteEventTwin
{
    public string? Page { get; set; }
}

[MemoryPackable]
public sealed partial class SearchEventTwin : SiteEventTwin
{
    public string? Query { get; set; }

    public int Results { get; set; }
}

[MemoryPackable]
public sealed partial class AddEventTwin : SiteEventTwin
{
    public long ProductId { get; set; }

    public int Quantity { get; set; }
}

[MemoryPackable]
public sealed partial class RemoveEventTwin : SiteEventTwin
{
    public long ProductId { get; set; }
}

[MemoryPackable]
public sealed partial class PayEventTwin : SiteEventTwin
{
    public double Amount { get; set; }

    public string? Currency { get; set; }
}

[MemoryPackable]
public sealed partial class RefundEventTwin : SiteEventTwin
{
    public double Amount { get; set; }

    public string? Reason { get; set; }
}

[MemoryPackable]
public sealed partial class ShipEventTwin : SiteEventTwin
{
    public Guid Parcel { get; set; }

    public DateTime Due { get; set; }
}

[MemoryPackable]
public sealed partial class DeliverEventTwin : SiteEventTwin
{
    public Guid Parcel { get; set; }
}

[MemoryPackable]
public sealed partial class RateEventTwin : SiteEventTwin
{
    public int Stars { get; set; }

    public string? Text { get; set; }
}

[MemoryPackable]
public sealed partial class FailEventTwin : SiteEventTwin
{
    public int Code { get; set; }

    public string? Message { get; set; }
}

[MemoryPackable]
public sealed partial class WarnEventTwin : SiteEventTwin
{
    public string? Message { get; set; }
}

[MemoryPackable]
public sealed partial class StartEventTwin : SiteEventTwin
{
    public DateTime Since { get; set; }
}

[MemoryPackable]
public sealed partial class StopEventTwin : SiteEventTwin
{
    public bool IsForced { get; set; }
}

[MemoryPackable]
public sealed partial class BeatEventTwin : SiteEventTwin
{
    public long Count { get; set; }
}

[MemoryPackable]
public sealed partial class ResizeEventTwin : SiteEventTwin
{
    public int Width { get; set; }

    public int Height { get; set; }
}
