// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes a Matrix3x2: 24 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteMatrix3x2(this scoped ref FastWriter writer, Matrix3x2 value) => writer.WriteMatrix3x2(value);

    /// <summary>Writes a Point: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WritePoint(this scoped ref FastWriter writer, System.Drawing.Point value) => writer.WritePoint(value);

    /// <summary>Writes a PointF: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WritePointF(this scoped ref FastWriter writer, System.Drawing.PointF value) => writer.WritePointF(value);

    /// <summary>Writes a Size: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteSize(this scoped ref FastWriter writer, System.Drawing.Size value) => writer.WriteSize(value);

    /// <summary>Writes a SizeF: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteSizeF(this scoped ref FastWriter writer, System.Drawing.SizeF value) => writer.WriteSizeF(value);

    /// <summary>Writes a Rectangle: 16 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteRectangle(this scoped ref FastWriter writer, System.Drawing.Rectangle value) => writer.WriteRectangle(value);

    /// <summary>Writes a RectangleF: 16 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteRectangleF(this scoped ref FastWriter writer, System.Drawing.RectangleF value) => writer.WriteRectangleF(value);

    /// <summary>Writes an address: L of the byte count + 1, then its bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteIPAddress(this scoped ref FastWriter writer, System.Net.IPAddress? value) =>
        writer.WriteIPAddress(value);

    /// <summary>Writes an address with its port: the address, then 2 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteIPEndPoint(this scoped ref FastWriter writer, System.Net.IPEndPoint? value) =>
        writer.WriteIPEndPoint(value);

    /// <summary>Writes a network of addresses: its base address, then 1 byte.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteIPNetwork(this scoped ref FastWriter writer, System.Net.IPNetwork value) =>
        writer.WriteIPNetwork(value);

    /// <summary>Writes a culture: its name.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCultureInfo(this scoped ref FastWriter writer, System.Globalization.CultureInfo? value) =>
        writer.WriteCultureInfo(value);

    /// <summary>Writes a time zone: its id.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteTimeZoneInfo(this scoped ref FastWriter writer, TimeZoneInfo? value) =>
        writer.WriteTimeZoneInfo(value);

    /// <summary>Writes an encoding: its name.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteEncoding(this scoped ref FastWriter writer, System.Text.Encoding? value) =>
        writer.WriteEncoding(value);

    /// <summary>Writes a color: its components, or 0 and its name.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteColor(this scoped ref FastWriter writer, System.Drawing.Color value) =>
        writer.WriteColor(value);

    /// <summary>Writes names with their values: their count + 1, then each name with its values.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteNameValueCollection(this scoped ref FastWriter writer, System.Collections.Specialized.NameValueCollection? value) =>
        writer.WriteNameValueCollection(value);

    /// <summary>Writes an element of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteJsonElement(this scoped ref FastWriter writer, System.Text.Json.JsonElement value) =>
        writer.WriteJsonElement(value);

    /// <summary>Writes a document of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteJsonDocument(this scoped ref FastWriter writer, System.Text.Json.JsonDocument? value) =>
        writer.WriteJsonDocument(value);

    /// <summary>Writes a node of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteJsonNode(this scoped ref FastWriter writer, System.Text.Json.Nodes.JsonNode? value) =>
        writer.WriteJsonNode(value);

    /// <summary>Writes an object of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteJsonObject(this scoped ref FastWriter writer, System.Text.Json.Nodes.JsonObject? value) =>
        writer.WriteJsonNode(value);

    /// <summary>Writes an array of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteJsonArray(this scoped ref FastWriter writer, System.Text.Json.Nodes.JsonArray? value) =>
        writer.WriteJsonNode(value);

    /// <summary>Writes a value of JSON: its text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteJsonValue(this scoped ref FastWriter writer, System.Text.Json.Nodes.JsonValue? value) =>
        writer.WriteJsonNode(value);
}
