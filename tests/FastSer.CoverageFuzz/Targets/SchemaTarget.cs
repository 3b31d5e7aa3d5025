using System.Text;
using System.Text.Json.Nodes;
using FastSer.Tool;
using FastSer.Tool.Schemas;
using FastSer.Tool.TypeScript;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>
/// Reads the text of a schema, compares it, and makes modules of it, as the tool does: it is refused with a message, or means the same when it is
/// written and read again, and all files of the modules are in one folder.
/// </summary>
internal sealed class SchemaTarget : IFuzzTarget
{
    private const int LongestSeed = 1500;

    private const string Hub = """
        { "name": "Shop.OrderHub", "methods": [{ "name": "Place", "arguments": [0], "streams": [], "result": 0 }], "client": [] }
        """;

    private static readonly FastSerSchema s_other = FastSerSchema.Of<Leaf>();

    public string Name => "schema.json";

    public IEnumerable<byte[]> CreateSeeds() => TestCases.All.Select(static one =>
    {
        var json = JsonNode.Parse(SchemaFile.Parse(FastSerSchema.Of(one.Type).ToJson()).ToJson())!;
        json["hub"] = JsonNode.Parse(Hub);
        return Encoding.UTF8.GetBytes(json.ToJsonString());
    }).Where(static bytes => bytes.Length <= LongestSeed);

    public void Run(byte[] input)
    {
        try
        {
            var text = Encoding.UTF8.GetString(input);
            var schema = SchemaFile.Parse(text);
            OperationException.ThrowIf(SchemaFile.Parse(schema.ToJson()).ToJson() != schema.ToJson(), "another schema after writing and reading");
            OperationException.ThrowIf(SchemaComparison.Compare(schema, schema).Count > 0, "a schema differs from itself");
            SchemaComparison.Compare(schema, s_other);
            SchemaComparison.Compare(s_other, schema);
            var files = ScriptGenerator.Generate(schema, ScriptGenerator.Runtime, out _, HubTable.Parse(text, schema));
            OperationException.ThrowIf(files.Keys.Any(static file => Path.GetFileName(file) != file), "a file in another folder");
        }
        catch (ToolException)
        {
        }
    }
}
