using System.Text.Json;

namespace FastSer.IntegrationTests.Schemas;

/// <summary>Validates JSON by docs/schema.schema.json: the keywords that this file uses.</summary>
internal sealed class JsonSchema(JsonElement root)
{
    public static JsonSchema Read()
    {
        var directory = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(directory.FullName, "FastSer.sln")))
        {
            directory = directory.Parent!;
        }

        using var document = JsonDocument.Parse(File.ReadAllText(Path.Combine(directory.FullName, "docs", "schema.schema.json")));
        return new(document.RootElement.Clone());
    }

    public void Validate(JsonElement value) => Validate(root, value, "$");

    private void Validate(JsonElement schema, JsonElement value, string path)
    {
        foreach (var keyword in schema.EnumerateObject())
        {
            Check(keyword, schema, value, path);
        }
    }

    private void Check(JsonProperty keyword, JsonElement schema, JsonElement value, string path)
    {
        switch (keyword.Name)
        {
            case "$ref":
                Validate(root.GetProperty("$defs").GetProperty(keyword.Value.GetString()!["#/$defs/".Length..]), value, path);
                break;
            case "type":
                Require(IsOfType(value, keyword.Value.GetString()!), path, keyword.Value.GetString()!);
                break;
            case "const":
                Require(value.GetRawText() == keyword.Value.GetRawText(), path, "constant");
                break;
            case "enum":
                Require(keyword.Value.EnumerateArray().Any(item => item.GetString() == value.GetString()), path, "one of the values");
                break;
            case "required":
                foreach (var name in keyword.Value.EnumerateArray())
                {
                    Require(value.TryGetProperty(name.GetString()!, out _), path, "with " + name.GetString());
                }

                break;
            case "items":
                var index = 0;
                foreach (var item in value.EnumerateArray())
                {
                    Validate(keyword.Value, item, $"{path}[{index++}]");
                }

                break;
            case "properties":
                foreach (var property in value.EnumerateObject())
                {
                    Require(keyword.Value.TryGetProperty(property.Name, out var known), path, "without " + property.Name);
                    Validate(known, property.Value, $"{path}.{property.Name}");
                }

                break;
            case "additionalProperties":
                Require(keyword.Value.ValueKind == JsonValueKind.False && schema.TryGetProperty("properties", out _), path, "closed");
                break;
            case "$schema" or "$id" or "$defs" or "title" or "description":
                break;
            default:
                throw new NotSupportedException(keyword.Name);
        }
    }

    private static bool IsOfType(JsonElement value, string type) => type switch
    {
        "object" => value.ValueKind == JsonValueKind.Object,
        "array" => value.ValueKind == JsonValueKind.Array,
        "string" => value.ValueKind == JsonValueKind.String,
        "boolean" => value.ValueKind is JsonValueKind.True or JsonValueKind.False,
        "integer" => value.ValueKind == JsonValueKind.Number && value.TryGetInt64(out _),
        _ => throw new NotSupportedException(type),
    };

    private static void Require(bool holds, string path, string what)
    {
        if (!holds)
        {
            throw new FormatException($"{path} is not {what}.");
        }
    }
}
