using System.Diagnostics.CodeAnalysis;
using System.Diagnostics.Tracing;

namespace FastSer.Observability;

/// <summary>The event source "FastSer": failures with code and place, never content.</summary>
[EventSource(Name = FastSerMetrics.MeterName)]
internal sealed class FastSerEvents : EventSource
{
    public static readonly FastSerEvents Log = new();

    /// <summary>A value could not be written or read. The type is empty if it is not known, the member too; the offset is then -1.</summary>
    [Event(1, Level = EventLevel.Warning, Message = "{0} of {1} failed: {2} at '{3}', offset {4}.")]
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "All arguments are strings and numbers.")]
    public void Failed(string operation, string type, string code, string member, long offset) =>
        WriteEvent(1, operation, type, code, member, offset);
}
