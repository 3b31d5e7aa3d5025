using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads a culture.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static CultureInfo? ReadCultureInfo(this scoped ref FastReader reader) => reader.ReadCultureInfo();

    /// <summary>Reads a time zone.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static TimeZoneInfo? ReadTimeZoneInfo(this scoped ref FastReader reader) => reader.ReadTimeZoneInfo();

    /// <summary>Reads an encoding.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static Encoding? ReadEncoding(this scoped ref FastReader reader) => reader.ReadEncoding();

    /// <summary>Reads a color.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static Color ReadColor(this scoped ref FastReader reader) => reader.ReadColor();

    /// <summary>Reads names with their values.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static NameValueCollection? ReadNameValueCollection(this scoped ref FastReader reader) => reader.ReadNameValueCollection();

    /// <summary>Reads an element of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static JsonElement ReadJsonElement(this scoped ref FastReader reader) => reader.ReadJsonElement();

    /// <summary>Reads a document of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static JsonDocument? ReadJsonDocument(this scoped ref FastReader reader) => reader.ReadJsonDocument();

    /// <summary>Reads a node of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value, which has no parent, or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static JsonNode? ReadJsonNode(this scoped ref FastReader reader) => reader.ReadJsonNode<JsonNode>();

    /// <summary>Reads an object of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value, which has no parent, or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static JsonObject? ReadJsonObject(this scoped ref FastReader reader) => reader.ReadJsonNode<JsonObject>();

    /// <summary>Reads an array of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value, which has no parent, or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static JsonArray? ReadJsonArray(this scoped ref FastReader reader) => reader.ReadJsonNode<JsonArray>();

    /// <summary>Reads a value of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value, which has no parent, or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    public static JsonValue? ReadJsonValue(this scoped ref FastReader reader) => reader.ReadJsonNode<JsonValue>();
}
