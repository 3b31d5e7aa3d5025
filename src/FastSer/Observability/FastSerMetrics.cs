using System.Diagnostics.Metrics;
using FastSer.Observability;

namespace FastSer;

/// <summary>
/// The counters of the meter "FastSer": <c>fastser.values</c>, <c>fastser.bytes</c> and <c>fastser.failures</c>. FastSer counts all
/// failures, and
/// the values of asynchronous calls with streams and pipes; its packages for hosts count what they write and read. Other calls are not
/// counted, because the check for a listener would double the time of the shortest calls (docs/hosts.md). If you write your own adapter,
/// count there.
/// </summary>
public static class FastSerMetrics
{
    /// <summary>The name of the meter, and of the event source that reports each failure.</summary>
    public const string MeterName = "FastSer";

    internal const string Write = "write";

    internal const string Read = "read";

    /// <summary>Before the first item of a type in a sequence, which may be written or read.</summary>
    internal const string Prepare = "prepare";

    private const string OperationTag = "fastser.operation";

    private const string TypeTag = "fastser.type";

    private const string CodeTag = "fastser.code";

    private static readonly Meter s_meter = new(MeterName);

    private static readonly Counter<long> s_values = s_meter.CreateCounter<long>("fastser.values", "{value}", "Values that were written or read.");

    private static readonly Counter<long> s_bytes = s_meter.CreateCounter<long>("fastser.bytes", "By", "Bytes of the values that were written or read.");

    private static readonly Counter<long> s_failures = s_meter.CreateCounter<long>("fastser.failures", "{failure}", "Values that could not be written or read.");

    /// <summary>Gets a value indicating whether there is a listener for values or bytes. Check it before you compute what to count.</summary>
    public static bool IsEnabled => s_values.Enabled || s_bytes.Enabled;

    /// <summary>Counts values that were written, if there is a listener.</summary>
    /// <param name="type">Their declared type.</param>
    /// <param name="bytes">The size of all.</param>
    /// <param name="values">The number of values.</param>
    public static void CountWritten(Type type, long bytes, long values = 1) => Count(Write, type, bytes, values);

    /// <summary>Counts values that were read, if there is a listener.</summary>
    /// <param name="type">Their declared type.</param>
    /// <param name="bytes">The size of all.</param>
    /// <param name="values">The number of values.</param>
    public static void CountRead(Type type, long bytes, long values = 1) => Count(Read, type, bytes, values);

    /// <summary>Counts and reports a failure. Exceptions are rare, and slow with or without a listener.</summary>
    internal static void CountFailure(string operation, Type? type, string code, string member, long offset)
    {
        var name = type?.ToString() ?? "";
        if (s_failures.Enabled)
        {
            s_failures.Add(1, new(OperationTag, operation), new(TypeTag, name), new(CodeTag, code));
        }

        if (FastSerEvents.Log.IsEnabled())
        {
            FastSerEvents.Log.Failed(operation, name, code, member, offset);
        }
    }

    private static void Count(string operation, Type type, long bytes, long values)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (IsEnabled)
        {
            var name = type.ToString();
            s_values.Add(values, new(OperationTag, operation), new(TypeTag, name));
            s_bytes.Add(bytes, new(OperationTag, operation), new(TypeTag, name));
        }
    }
}
