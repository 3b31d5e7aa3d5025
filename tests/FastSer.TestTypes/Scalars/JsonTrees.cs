using System.Text.Json.Nodes;

namespace FastSer.TestTypes;

/// <summary>Nodes of JSON in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial class JsonTrees
{
    public int Id { get; set; }

    public JsonNode? Node { get; set; }

    public JsonObject? Object { get; set; }

    public JsonArray? Array { get; set; }

    public JsonValue? Value { get; set; }

    public List<JsonNode?>? Nodes { get; set; }

    public Dictionary<string, JsonObject?>? Extra { get; set; }

    public (JsonArray? Array, int Next) Pair { get; set; }

    public JsonValue?[]? Values { get; set; }

    [FastSerUnion(0, typeof(string))]
    [FastSerUnion(1, typeof(JsonNode))]
    public object? Any { get; set; }
}

/// <summary>Members of JSON types in the Compact format.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactJsonTrees
{
    public JsonNode? Node { get; set; }

    public List<JsonObject?>? Objects { get; set; }

    public int Last { get; set; }
}

/// <summary>Members of JSON types in the Tolerant format.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class KeptJsonTrees
{
    [FastSerMember(0)]
    public JsonNode? Node { get; set; }

    [FastSerMember(1)]
    public JsonObject? Object { get; set; }

    [FastSerMember(2)]
    public int Last { get; set; }
}
