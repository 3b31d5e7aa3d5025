using Nino.Core;

namespace FastSer.Benchmarks.Rivals;

[NinoType]
public abstract class SiteEventTwin
{
    public int Id { get; set; }
}

[NinoType]
public sealed class LoginEventTwin : SiteEventTwin
{
    public string? User { get; set; }

    public int Attempts { get; set; }
}

[NinoType]
public sealed class LogoutEventTwin : SiteEventTwin
{
    public string? User { get; set; }

    public long Seconds { get; set; }
}

[NinoType]
public sealed class ClickEventTwin : SiteEventTwin
{
    public int X { get; set; }

    public int Y { get; set; }
}

[NinoType]
public sealed class ScrollEventTwin : SiteEventTwin
{
    public double Offset { get; set; }
}

[NinoType]
public sealed class KeyPressEventTwin : SiteEventTwin
{
    public int Code { get; set; }

    public bool IsShifted { get; set; }
}

[NinoType]
public sealed class ViewEventTwin : SiteEventTwin
{
    public string? Page { get; set; }
}

[NinoType]
public sealed class SearchEventTwin : SiteEventTwin
{
    public string? Query { get; set; }

    public int Results { get; set; }
}

[NinoType]
public sealed class AddEventTwin : SiteEventTwin
{
    public long ProductId { get; set; }

    public int Quantity { get; set; }
}

[NinoType]
public sealed class RemoveEventTwin : SiteEventTwin
{
    public long ProductId { get; set; }
}

[NinoType]
public sealed class PayEventTwin : SiteEventTwin
{
    public double Amount { get; set; }

    public string? Currency { get; set; }
}

[NinoType]
public sealed class RefundEventTwin : SiteEventTwin
{
    public double Amount { get; set; }

    public string? Reason { get; set; }
}

[NinoType]
public sealed class ShipEventTwin : SiteEventTwin
{
    public Guid Parcel { get; set; }

    public DateTime Due { get; set; }
}

[NinoType]
public sealed class DeliverEventTwin : SiteEventTwin
{
    public Guid Parcel { get; set; }
}

[NinoType]
public sealed class RateEventTwin : SiteEventTwin
{
    public int Stars { get; set; }

    public string? Text { get; set; }
}

[NinoType]
public sealed class FailEventTwin : SiteEventTwin
{
    public int Code { get; set; }

    public string? Message { get; set; }
}

[NinoType]
public sealed class WarnEventTwin : SiteEventTwin
{
    public string? Message { get; set; }
}

[NinoType]
public sealed class StartEventTwin : SiteEventTwin
{
    public DateTime Since { get; set; }
}

[NinoType]
public sealed class StopEventTwin : SiteEventTwin
{
    public bool IsForced { get; set; }
}

[NinoType]
public sealed class BeatEventTwin : SiteEventTwin
{
    public long Count { get; set; }
}

[NinoType]
public sealed class ResizeEventTwin : SiteEventTwin
{
    public int Width { get; set; }

    public int Height { get; set; }
}
