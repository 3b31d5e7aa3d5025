using OpenTelemetry;
using OpenTelemetry.Metrics;

namespace FastSer.MessagingTests;

/// <summary>The counters in the exporter of OpenTelemetry.</summary>
public sealed class OpenTelemetryTests
{
    [Fact]
    public async Task CountersAreExportedWithTheirTags()
    {
        var exported = new List<Metric>();
        using (var provider = Sdk.CreateMeterProviderBuilder().AddFastSerInstrumentation().AddInMemoryExporter(exported).Build())
        {
            using var stream = new MemoryStream();
            await FastSerializer.SerializeAsync(stream, new Receipt { Sum = 5 });
            Assert.False(FastSerializer.TryDeserialize<Receipt>([1], out _, out _));
            provider.ForceFlush();
        }

        Assert.Subset(exported.Select(static metric => metric.Name).ToHashSet(), new HashSet<string> { "fastser.values", "fastser.bytes", "fastser.failures" });
        var failures = exported.Last(static metric => metric.Name == "fastser.failures");
        var tags = new List<string>();
        foreach (ref readonly var point in failures.GetMetricPoints())
        {
            foreach (var tag in point.Tags)
            {
                tags.Add($"{tag.Key}={tag.Value}");
            }
        }

        Assert.Contains("fastser.code=Truncated", tags);
        Assert.Contains(tags, static tag => tag.StartsWith("fastser.type=", StringComparison.Ordinal) && tag.Contains("Receipt", StringComparison.Ordinal));
    }
}
