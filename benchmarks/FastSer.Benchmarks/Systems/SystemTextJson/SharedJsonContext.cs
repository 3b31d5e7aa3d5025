using System.Text.Json;
using System.Text.Json.Serialization;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.SystemTextJson;

/// <summary>The generated metadata of roots whose objects are shared.</summary>
[JsonSerializable(typeof(SharedGraph))]
internal sealed partial class SharedJsonContext : JsonSerializerContext
{
    // On .NET 8 the attributes of a context have no reference handler.
    public static SharedJsonContext Preserving { get; } = new(new JsonSerializerOptions { ReferenceHandler = ReferenceHandler.Preserve });
}
