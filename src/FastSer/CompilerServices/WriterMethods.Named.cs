using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes a culture: its name.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteCultureInfo(this scoped ref FastWriter writer, CultureInfo? value) => writer.WriteCultureInfo(value);

    /// <summary>Writes a time zone: its id.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteTimeZoneInfo(this scoped ref FastWriter writer, TimeZoneInfo? value) => writer.WriteTimeZoneInfo(value);

    /// <summary>Writes an encoding: its name.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteEncoding(this scoped ref FastWriter writer, Encoding? value) => writer.WriteEncoding(value);

    /// <summary>Writes a color: its components, or 0 and its name.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteColor(this scoped ref FastWriter writer, Color value) => writer.WriteColor(value);

    /// <summary>Writes names with their values.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteNameValueCollection(this scoped ref FastWriter writer, NameValueCollection? value) => writer.WriteNameValueCollection(value);

    /// <summary>Writes an element of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteJsonElement(this scoped ref FastWriter writer, JsonElement value) => writer.WriteJsonElement(value);

    /// <summary>Writes a document of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteJsonDocument(this scoped ref FastWriter writer, JsonDocument? value) => writer.WriteJsonDocument(value);

    /// <summary>Writes a node of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteJsonNode(this scoped ref FastWriter writer, JsonNode? value) => writer.WriteJsonNode(value);

    /// <summary>Writes an object of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteJsonObject(this scoped ref FastWriter writer, JsonObject? value) => writer.WriteJsonNode(value);

    /// <summary>Writes an array of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteJsonArray(this scoped ref FastWriter writer, JsonArray? value) => writer.WriteJsonNode(value);

    /// <summary>Writes a value of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    public static void WriteJsonValue(this scoped ref FastWriter writer, JsonValue? value) => writer.WriteJsonNode(value);
}
