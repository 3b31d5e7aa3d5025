using System.Diagnostics.Tracing;
using System.IO.Pipelines;

namespace FastSer.HostTests.Observability;

[Collection(MetricsCollection.Name)]
public sealed class MetricsTests
{
    private static readonly Metered s_value = new(1, "secret");

    private static readonly byte[] s_bytes = FastSerializer.Serialize(s_value);

    [Fact]
    public void FailuresOfReadingAreCountedByTypeAndCode()
    {
        using var meters = new Meters(typeof(Metered));

        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Metered>(s_bytes.AsSpan()[..^1]));
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Metered>([.. s_bytes, 0]));
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize(s_value.GetType(), [2]));
        Assert.False(FastSerializer.TryDeserialize<Metered>([2], out _, out _));
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Metered>(new MemoryStream([2])));

        Assert.Equal("failures read InvalidPresence 3; failures read TrailingBytes 1; failures read Truncated 1", meters.Text);
    }

    [Fact]
    public void FailuresOfWritingAreCountedByCode()
    {
        using var meters = new Meters(null);

        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Thrower()));

        Assert.Contains("failures write UserCode ", meters.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AsynchronousCallsAreCountedAndOthersAreNot()
    {
        using var meters = new Meters(typeof(Metered));
        var stream = new MemoryStream();
        await FastSerializer.SerializeAsync(stream, s_value);
        await FastSerializer.SerializeAsync(stream, s_value.GetType(), s_value);
        Assert.Equal($"bytes write {2 * s_bytes.Length}; values write 2", meters.Text);

        var large = FastSerializer.Serialize(s_value with { Text = new string('x', 300_000) });
        await FastSerializer.DeserializeAsync<Metered>(new BufferedStream(new MemoryStream(large)));
        await FastSerializer.DeserializeAsync<Metered>(new BufferedStream(new MemoryStream(s_bytes)));
        await FastSerializer.DeserializeAsync<Metered>(new MemoryStream(s_bytes));
        var pipe = new Pipe();
        await FastSerializer.SerializeAsync(pipe.Writer, s_value);
        await pipe.Writer.CompleteAsync();
        await FastSerializer.DeserializeAsync<Metered>(pipe.Reader);
        var counted = $"bytes read {(3 * s_bytes.Length) + large.Length}; bytes write {3 * s_bytes.Length}; values read 4; values write 3";
        Assert.Equal(counted, meters.Text);

        FastSerializer.Deserialize<Metered>(FastSerializer.Serialize(s_value));
        FastSerializer.SerializePooled(s_value).Dispose();
        FastSerializer.Serialize(stream, s_value);
        FastSerializer.Deserialize<Metered>(new MemoryStream(s_bytes));
        Assert.Equal(counted, meters.Text);
    }

    /// <summary>A collection that is the whole value goes by parts, and counts once.</summary>
    [Fact]
    public async Task CollectionsThatGoByPartsAreCountedWhole()
    {
        var values = Enumerable.Repeat(s_value, 50_000).ToList();
        await CountAsync(values, FastSerializer.Serialize(values).Length);
        var numbers = Enumerable.Range(0, 500_000).ToList();
        await CountAsync(numbers, FastSerializer.Serialize(numbers).Length);
    }

    private static async Task CountAsync<T>(List<T> items, int size)
    {
        using var meters = new Meters(typeof(List<T>));
        var stream = new MemoryStream();
        await FastSerializer.SerializeAsync(stream, items);
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        await FastSerializer.SerializeAsync(pipe.Writer, items);
        await pipe.Writer.CompleteAsync();
        Assert.Equal(items, await FastSerializer.DeserializeAsync<List<T>>(pipe.Reader));

        Assert.Equal($"bytes read {size}; bytes write {2 * size}; values read 1; values write 2", meters.Text);
    }

    [Fact]
    public void NobodyListensAndNothingIsAllocated()
    {
        Assert.False(FastSerMetrics.IsEnabled);
        FastSerMetrics.CountRead(typeof(Metered), 1);
        var before = GC.GetAllocatedBytesForCurrentThread();
        for (var i = 0; i < 10_000; i++)
        {
            FastSerMetrics.CountRead(typeof(Metered), 1);
            FastSerMetrics.CountWritten(typeof(Metered), 1);
        }

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 500);
    }

    [Fact]
    public void ListenerThatGoesEndsTheCounting()
    {
        using (new Meters(typeof(Metered)))
        {
            Assert.True(FastSerMetrics.IsEnabled);
        }

        Assert.False(FastSerMetrics.IsEnabled);
    }

    [Fact]
    public void EventsTellCodeAndPlaceAndNoContent()
    {
        var order = new MeteredOrder { Name = "secret", Lines = [new("hidden", 1)] };
        var bytes = FastSerializer.Serialize(order);
        bytes[bytes.AsSpan().IndexOf("hidden"u8) - 1] = 0x7E;
        using var events = new Events();

        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<MeteredOrder>(bytes));

        var (name, payload) = Assert.Single(events.All, static one => Equals(one.Payload[1], typeof(MeteredOrder).ToString()));
        Assert.Equal("Failed", name);
        Assert.Equal(["read", typeof(MeteredOrder).ToString(), "Truncated", "Lines[0].Sku"], payload.Take(4));
        Assert.InRange((long)payload[4]!, 1, bytes.Length);
        var text = string.Join(' ', payload);
        Assert.DoesNotContain("hidden", text, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", text, StringComparison.Ordinal);
    }

    private sealed class Events : EventListener
    {
        public System.Collections.Concurrent.ConcurrentQueue<(string? Name, IReadOnlyList<object?> Payload)> All { get; } = new();

        protected override void OnEventSourceCreated(EventSource eventSource)
        {
            if (eventSource.Name == FastSerMetrics.MeterName)
            {
                EnableEvents(eventSource, EventLevel.Warning);
            }
        }

        protected override void OnEventWritten(EventWrittenEventArgs eventData)
        {
            // The base class calls this before the fields of this one exist.
            if (eventData.EventSource.Name == FastSerMetrics.MeterName && eventData.EventId == 1)
            {
                All?.Enqueue((eventData.EventName, eventData.Payload!));
            }
        }
    }
}

[FastSerType]
public sealed partial class MeteredOrder
{
    public string? Name { get; set; }

    public List<Line> Lines { get; set; } = [];
}
