using System.Text.Json;

namespace FastSer.Tool.Schemas;

/// <summary>Reads the file <c>schema.json</c>. Properties that this version does not know are ignored.</summary>
internal static class SchemaFile
{
    public static FastSerSchema Read(FileInfo file)
    {
        try
        {
            return Parse(File.ReadAllText(file.FullName));
        }
        catch (ToolException exception)
        {
            throw new ToolException($"The file '{file.FullName}' is not a schema: {exception.Message}");
        }
    }

    /// <exception cref="ToolException">The text is not a schema.</exception>
    public static FastSerSchema Parse(string json)
    {
        try
        {
            using var document = JsonDocument.Parse(json);
            var root = document.RootElement;
            var version = root.GetProperty("fastserSchema").GetInt32();
            if (version != FastSerSchema.JsonVersion)
            {
                throw new FormatException($"its version is {version}, and this program knows version {FastSerSchema.JsonVersion}.");
            }

            var schema = new FastSerSchema { Roots = ReadList(root, "roots", ReadValue), Types = ReadList(root, "types", ReadType) };
            SchemaRules.Check(schema);
            return schema;
        }
        catch (Exception exception) when (ToolException.IsOfJson(exception))
        {
            throw new ToolException(exception.Message);
        }
    }

    private static FastSerSchemaType ReadType(JsonElement json) => new()
    {
        Name = ReadName(json, "name"),
        Kind = ReadEnum<FastSerSchemaTypeKind>(json, "kind"),
        Format = json.TryGetProperty("format", out _) ? ReadEnum<WireFormat>(json, "format") : null,
        Head = json.TryGetProperty("head", out _) ? ReadEnum<FastSerSchemaHead>(json, "head") : default,
        ControlBytes = ReadNumber(json, "controlBytes") ?? 0,
        IsValueType = ReadFlag(json, "isValueType"),
        FormerName = ReadText(json, "formerName"),
        Members = ReadList(json, "members", ReadMember),
        Cases = ReadList(json, "cases", ReadCase),
        Fallback = ReadText(json, "fallback"),
        Scalar = ReadText(json, "scalar"),
        IsFlags = ReadFlag(json, "isFlags") ?? false,
        Constants = ReadList(json, "constants", static item => new FastSerSchemaConstant(ReadName(item, "name"), ReadName(item, "value"))),
    };

    private static FastSerSchemaMember ReadMember(JsonElement json) => new()
    {
        Name = ReadName(json, "name"),
        Value = ReadValue(json.GetProperty("value")),
        Key = ReadNumber(json, "key"),
        IsRetired = ReadFlag(json, "isRetired") ?? false,
        IsReserved = ReadFlag(json, "isReserved") ?? false,
        FormerName = ReadText(json, "formerName"),
        Default = ReadText(json, "default"),
        ControlBit = ReadNumber(json, "controlBit"),
    };

    private static FastSerSchemaCase ReadCase(JsonElement json) => new()
    {
        Tag = json.GetProperty("tag").GetInt32(),
        Layout = ReadEnum<FastSerSchemaCaseLayout>(json, "layout"),
        TypeName = ReadName(json, "type"),
        Value = json.TryGetProperty("value", out var value) ? ReadValue(value) : null,
    };

    private static FastSerSchemaValue ReadValue(JsonElement json) => new()
    {
        Kind = ReadEnum<FastSerSchemaKind>(json, "kind"),
        TypeName = ReadText(json, "type"),
        Scalar = ReadText(json, "scalar"),
        Reference = ReadText(json, "reference"),
        Formatter = ReadText(json, "formatter"),
        IsNullable = ReadFlag(json, "isNullable"),
        HasPresence = ReadFlag(json, "hasPresence") ?? false,
        IsCompact = ReadFlag(json, "isCompact") ?? false,
        RejectsNull = ReadFlag(json, "rejectsNull") ?? false,
        Rank = ReadNumber(json, "rank") ?? 0,
        Parts = ReadList(json, "parts", ReadMember),
        Cases = ReadList(json, "cases", ReadCase),
    };

    private static T[] ReadList<T>(JsonElement json, string name, Func<JsonElement, T> read) =>
        json.TryGetProperty(name, out var items) ? [.. items.EnumerateArray().Select(read)] : [];

    private static string ReadName(JsonElement json, string name) =>
        json.GetProperty(name).GetString() ?? throw new FormatException($"the {name} is null.");

    private static string? ReadText(JsonElement json, string name) => json.TryGetProperty(name, out var value) ? value.GetString() : null;

    private static int? ReadNumber(JsonElement json, string name) => json.TryGetProperty(name, out var value) ? value.GetInt32() : null;

    private static bool? ReadFlag(JsonElement json, string name) => json.TryGetProperty(name, out var value) ? value.GetBoolean() : null;

    private static T ReadEnum<T>(JsonElement json, string name)
        where T : struct, Enum => Enum.Parse<T>(json.GetProperty(name).GetString()!, ignoreCase: true);
}
