using System.Text.Json.Serialization;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.SystemTextJson;

/// <summary>The generated metadata of every root.</summary>
[JsonSourceGenerationOptions(IncludeFields = true)]
[JsonSerializable(typeof(List<Poco>))]
[JsonSerializable(typeof(List<ImmutablePoco>))]
[JsonSerializable(typeof(SimpleClass))]
[JsonSerializable(typeof(SimpleClass[]))]
[JsonSerializable(typeof(SimpleStruct))]
[JsonSerializable(typeof(SimpleStruct[]))]
internal sealed partial class WorkloadJsonContext : JsonSerializerContext;
