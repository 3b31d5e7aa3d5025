using System.Text.Json.Serialization;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.SystemTextJson;

/// <summary>The generated metadata of roots whose objects are shared.</summary>
[JsonSourceGenerationOptions(ReferenceHandler = JsonKnownReferenceHandler.Preserve)]
[JsonSerializable(typeof(SharedGraph))]
internal sealed partial class SharedJsonContext : JsonSerializerContext;
