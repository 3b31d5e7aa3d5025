using System.Text.Encodings.Web;
using System.Text.Json;

namespace FastSer.Schemas;

/// <summary>Writes a schema as JSON. Properties with their default values are left out.</summary>
internal static class SchemaJson
{
    /// <summary>Names of types contain angle brackets, which the encoder of HTML would escape.</summary>
    public static JsonWriterOptions Options { get; } = new() { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public static void Write(Utf8JsonWriter writer, FastSerSchema schema)
    {
        writer.WriteStartObject();
        writer.WriteNumber("fastserSchema", FastSerSchema.JsonVersion);
        WriteList(writer, "roots", schema.Roots, Write, isOptional: false);
        WriteList(writer, "types", schema.Types, Write, isOptional: false);
        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, FastSerSchemaType type)
    {
        writer.WriteString("name", type.Name);
        writer.WriteString("kind", Camel(type.Kind));
        WriteText(writer, "format", type.Format is { } format ? Camel(format) : null);
        if (type.Kind == FastSerSchemaTypeKind.Object)
        {
            writer.WriteString("head", Camel(type.Head));
        }

        WriteNumber(writer, "controlBytes", type.ControlBytes == 0 ? null : type.ControlBytes);
        WriteFlag(writer, "isValueType", type.IsValueType);
        WriteText(writer, "formerName", type.FormerName);
        WriteText(writer, "fallback", type.Fallback);
        WriteText(writer, "scalar", type.Scalar);
        WriteFlag(writer, "isFlags", type.IsFlags ? true : null);
        WriteList(writer, "members", type.Members, Write, isOptional: type.Kind != FastSerSchemaTypeKind.Object);
        WriteList(writer, "cases", type.Cases, Write, isOptional: type.Kind != FastSerSchemaTypeKind.Union);
        WriteList(writer, "constants", type.Constants, Write, isOptional: type.Kind != FastSerSchemaTypeKind.Enum);
    }

    private static void Write(Utf8JsonWriter writer, FastSerSchemaMember member)
    {
        writer.WriteString("name", member.Name);
        WriteNumber(writer, "key", member.Key);
        WriteFlag(writer, "isRetired", member.IsRetired ? true : null);
        WriteFlag(writer, "isReserved", member.IsReserved ? true : null);
        WriteText(writer, "formerName", member.FormerName);
        WriteText(writer, "default", member.Default);
        WriteNumber(writer, "controlBit", member.ControlBit);
        writer.WriteStartObject("value");
        Write(writer, member.Value);
        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, FastSerSchemaCase item)
    {
        writer.WriteNumber("tag", item.Tag);
        writer.WriteString("layout", Camel(item.Layout));
        writer.WriteString("type", item.TypeName);
        if (item.Value is { } value)
        {
            writer.WriteStartObject("value");
            Write(writer, value);
            writer.WriteEndObject();
        }
    }

    private static void Write(Utf8JsonWriter writer, FastSerSchemaConstant constant)
    {
        writer.WriteString("name", constant.Name);
        writer.WriteString("value", constant.Value);
    }

    private static void Write(Utf8JsonWriter writer, FastSerSchemaValue value)
    {
        writer.WriteString("kind", Camel(value.Kind));
        WriteText(writer, "type", value.TypeName);
        WriteText(writer, "scalar", value.Scalar);
        WriteText(writer, "reference", value.Reference);
        WriteText(writer, "formatter", value.Formatter);
        WriteFlag(writer, "isNullable", value.IsNullable);
        WriteFlag(writer, "hasPresence", value.HasPresence ? true : null);
        WriteFlag(writer, "isCompact", value.IsCompact ? true : null);
        WriteFlag(writer, "rejectsNull", value.RejectsNull ? true : null);
        WriteNumber(writer, "rank", value.Rank == 0 ? null : value.Rank);
        WriteList(writer, "parts", value.Parts, Write, isOptional: true);
        WriteList(writer, "cases", value.Cases, Write, isOptional: true);
    }

    private static void WriteList<T>(Utf8JsonWriter writer, string name, IReadOnlyList<T> items, Action<Utf8JsonWriter, T> write, bool isOptional)
    {
        if (items.Count == 0 && isOptional)
        {
            return;
        }

        writer.WriteStartArray(name);
        foreach (var item in items)
        {
            writer.WriteStartObject();
            write(writer, item);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    private static void WriteText(Utf8JsonWriter writer, string name, string? text)
    {
        if (text is not null)
        {
            writer.WriteString(name, text);
        }
    }

    private static void WriteFlag(Utf8JsonWriter writer, string name, bool? flag)
    {
        if (flag is { } known)
        {
            writer.WriteBoolean(name, known);
        }
    }

    private static void WriteNumber(Utf8JsonWriter writer, string name, int? number)
    {
        if (number is { } known)
        {
            writer.WriteNumber(name, known);
        }
    }

    private static string Camel<T>(T value)
        where T : struct, Enum => JsonNamingPolicy.CamelCase.ConvertName(value.ToString());
}
