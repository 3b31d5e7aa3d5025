using System.Text.Json;
using System.Text.Json.Serialization;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>
/// The report with every sample, for a later analysis and for joining the reports of several processes.
/// </summary>
internal static class JsonReport
{
    private static readonly ReportJsonContext s_context = new(new JsonSerializerOptions
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Converters = { new JsonStringEnumConverter<CandidateKind>() },
        WriteIndented = true,
#if NET9_0_OR_GREATER
        IndentSize = 1,
#endif
    });

    public static string Of(BenchmarkReport report) => JsonSerializer.Serialize(report, s_context.BenchmarkReport);

    public static BenchmarkReport Read(string json) => JsonSerializer.Deserialize(json, s_context.BenchmarkReport)!;
}
