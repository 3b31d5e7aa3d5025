using System.Text.Json;
using System.Text.Json.Serialization;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// The report with every sample, for a later analysis and for joining the reports of several processes.
/// </summary>
internal static class JsonReport
{
    private static readonly JsonSerializerOptions s_options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Converters = { new JsonStringEnumConverter() },
        WriteIndented = true,
        IndentSize = 1,
    };

    public static string Of(BenchmarkReport report) => JsonSerializer.Serialize(report, s_options);

    public static BenchmarkReport Read(string json) => JsonSerializer.Deserialize<BenchmarkReport>(json, s_options)!;
}
