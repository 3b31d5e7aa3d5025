using FastSer;
using OpenTelemetry.Metrics;

public static class FastSerOpenTelemetryExtensions
{
    public static MeterProviderBuilder AddFastSerInstrumentation(this MeterProviderBuilder builder) => builder.AddMeter(FastSerMetrics.MeterName);
}
