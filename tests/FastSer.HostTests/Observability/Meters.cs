using System.Collections.Concurrent;
using System.Diagnostics.Metrics;

namespace FastSer.HostTests.Observability;

/// <summary>Listens to the meter, and adds up what is counted for one type.</summary>
internal sealed class Meters : IDisposable
{
    private readonly MeterListener _listener = new();
    private readonly ConcurrentDictionary<string, long> _sums = new(StringComparer.Ordinal);
    private readonly string _type;

    public Meters(Type? type)
    {
        _type = type?.ToString() ?? "";
        _listener.InstrumentPublished = static (instrument, listener) =>
        {
            if (instrument.Meter.Name == FastSerMetrics.MeterName)
            {
                listener.EnableMeasurementEvents(instrument);
            }
        };
        _listener.SetMeasurementEventCallback<long>(Add);
        _listener.Start();
    }

    /// <summary>Such as "values read 3" or "failures read Truncated 1".</summary>
    public string Text => string.Join("; ", _sums.OrderBy(static sum => sum.Key, StringComparer.Ordinal).Select(static sum => $"{sum.Key} {sum.Value}"));

    public void Dispose() => _listener.Dispose();

    private void Add(Instrument instrument, long value, ReadOnlySpan<KeyValuePair<string, object?>> tags, object? state)
    {
        var found = new Dictionary<string, object?>(tags.ToArray());
        if (Equals(found["fastser.type"], _type))
        {
            var name = instrument.Name["fastser.".Length..] + " " + found["fastser.operation"]
                + (found.TryGetValue("fastser.code", out var code) ? $" {code}" : "");
            _sums.AddOrUpdate(name, value, (_, sum) => sum + value);
        }
    }
}

/// <summary>Tests that ask whether anybody listens: no others run then.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class MetricsCollection
{
    public const string Name = "Metrics";
}

/// <summary>Types of these tests alone: others run at the same time.</summary>
[FastSerType]
public sealed partial record Metered(int Id, string Text);

[FastSerType]
public sealed partial record MeteredByHttp(int Id, string Text);

[FastSerType]
public sealed partial record MeteredByHub(int Id, string Text);

[FastSerType]
public sealed partial record MeteredByCache(int Id, string Text);

[FastSerType]
public sealed partial record MeteredByBroker(int Id, string Text);

[FastSerType]
public sealed partial class Thrower
{
    public int Value
    {
        get => throw new NotSupportedException("secret");
        set { }
    }
}
