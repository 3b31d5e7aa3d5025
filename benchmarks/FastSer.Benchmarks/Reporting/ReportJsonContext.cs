using System.Text.Json.Serialization;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The generated metadata of a report: a program that was compiled ahead of time writes it, too.</summary>
[JsonSerializable(typeof(BenchmarkReport))]
internal sealed partial class ReportJsonContext : JsonSerializerContext;
