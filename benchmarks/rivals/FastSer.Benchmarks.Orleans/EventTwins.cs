using Orleans;

namespace FastSer.Benchmarks.Rivals;

[GenerateSerializer]
[SuppressReferenceTracking]
public abstract class SiteEventTwin
{
    [Id(0)]
    public int Id { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class LoginEventTwin : SiteEventTwin
{
    [Id(0)]
    public string? User { get; set; }

    [Id(1)]
    public int Attempts { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class LogoutEventTwin : SiteEventTwin
{
    [Id(0)]
    public string? User { get; set; }

    [Id(1)]
    public long Seconds { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ClickEventTwin : SiteEventTwin
{
    [Id(0)]
    public int X { get; set; }

    [Id(1)]
    public int Y { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ScrollEventTwin : SiteEventTwin
{
    [Id(0)]
    public double Offset { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class KeyPressEventTwin : SiteEventTwin
{
    [Id(0)]
    public int Code { get; set; }

    [Id(1)]
    public bool IsShifted { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ViewEventTwin : SiteEventTwin
{
    [Id(0)]
    public string? Page { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class SearchEventTwin : SiteEventTwin
{
    [Id(0)]
    public string? Query { get; set; }

    [Id(1)]
    public int Results { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class AddEventTwin : SiteEventTwin
{
    [Id(0)]
    public long ProductId { get; set; }

    [Id(1)]
    public int Quantity { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class RemoveEventTwin : SiteEventTwin
{
    [Id(0)]
    public long ProductId { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class PayEventTwin : SiteEventTwin
{
    [Id(0)]
    public double Amount { get; set; }

    [Id(1)]
    public string? Currency { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class RefundEventTwin : SiteEventTwin
{
    [Id(0)]
    public double Amount { get; set; }

    [Id(1)]
    public string? Reason { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ShipEventTwin : SiteEventTwin
{
    [Id(0)]
    public Guid Parcel { get; set; }

    [Id(1)]
    public DateTime Due { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class DeliverEventTwin : SiteEventTwin
{
    [Id(0)]
    public Guid Parcel { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class RateEventTwin : SiteEventTwin
{
    [Id(0)]
    public int Stars { get; set; }

    [Id(1)]
    public string? Text { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class FailEventTwin : SiteEventTwin
{
    [Id(0)]
    public int Code { get; set; }

    [Id(1)]
    public string? Message { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class WarnEventTwin : SiteEventTwin
{
    [Id(0)]
    public string? Message { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class StartEventTwin : SiteEventTwin
{
    [Id(0)]
    public DateTime Since { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class StopEventTwin : SiteEventTwin
{
    [Id(0)]
    public bool IsForced { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class BeatEventTwin : SiteEventTwin
{
    [Id(0)]
    public long Count { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ResizeEventTwin : SiteEventTwin
{
    [Id(0)]
    public int Width { get; set; }

    [Id(1)]
    public int Height { get; set; }
}
