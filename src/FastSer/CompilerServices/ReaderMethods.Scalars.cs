// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads a Matrix3x2: 24 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Matrix3x2 ReadMatrix3x2(this scoped ref FastReader reader) => reader.ReadMatrix3x2();

    /// <summary>Reads a Point: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static System.Drawing.Point ReadPoint(this scoped ref FastReader reader) => reader.ReadPoint();

    /// <summary>Reads a PointF: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static System.Drawing.PointF ReadPointF(this scoped ref FastReader reader) => reader.ReadPointF();

    /// <summary>Reads a Size: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static System.Drawing.Size ReadSize(this scoped ref FastReader reader) => reader.ReadSize();

    /// <summary>Reads a SizeF: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static System.Drawing.SizeF ReadSizeF(this scoped ref FastReader reader) => reader.ReadSizeF();

    /// <summary>Reads a Rectangle: 16 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static System.Drawing.Rectangle ReadRectangle(this scoped ref FastReader reader) => reader.ReadRectangle();

    /// <summary>Reads a RectangleF: 16 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static System.Drawing.RectangleF ReadRectangleF(this scoped ref FastReader reader) => reader.ReadRectangleF();

    /// <summary>Reads an address.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Net.IPAddress? ReadIPAddress(this scoped ref FastReader reader) =>
        reader.ReadIPAddress();

    /// <summary>Reads an address with its port.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Net.IPEndPoint? ReadIPEndPoint(this scoped ref FastReader reader) =>
        reader.ReadIPEndPoint();

    /// <summary>Reads a network of addresses.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Net.IPNetwork ReadIPNetwork(this scoped ref FastReader reader) =>
        reader.ReadIPNetwork();

    /// <summary>Reads a culture.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Globalization.CultureInfo? ReadCultureInfo(this scoped ref FastReader reader) =>
        reader.ReadCultureInfo();

    /// <summary>Reads a time zone.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static TimeZoneInfo? ReadTimeZoneInfo(this scoped ref FastReader reader) =>
        reader.ReadTimeZoneInfo();

    /// <summary>Reads an encoding.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Text.Encoding? ReadEncoding(this scoped ref FastReader reader) =>
        reader.ReadEncoding();

    /// <summary>Reads a color.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Drawing.Color ReadColor(this scoped ref FastReader reader) =>
        reader.ReadColor();

    /// <summary>Reads names with their values.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Collections.Specialized.NameValueCollection? ReadNameValueCollection(this scoped ref FastReader reader) =>
        reader.ReadNameValueCollection();

    /// <summary>Reads an element of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Text.Json.JsonElement ReadJsonElement(this scoped ref FastReader reader) =>
        reader.ReadJsonElement();

    /// <summary>Reads a document of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Text.Json.JsonDocument? ReadJsonDocument(this scoped ref FastReader reader) =>
        reader.ReadJsonDocument();

    /// <summary>Reads a node of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Text.Json.Nodes.JsonNode? ReadJsonNode(this scoped ref FastReader reader) =>
        reader.ReadJsonNode<System.Text.Json.Nodes.JsonNode>();

    /// <summary>Reads an object of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Text.Json.Nodes.JsonObject? ReadJsonObject(this scoped ref FastReader reader) =>
        reader.ReadJsonNode<System.Text.Json.Nodes.JsonObject>();

    /// <summary>Reads an array of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Text.Json.Nodes.JsonArray? ReadJsonArray(this scoped ref FastReader reader) =>
        reader.ReadJsonNode<System.Text.Json.Nodes.JsonArray>();

    /// <summary>Reads a value of JSON.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static System.Text.Json.Nodes.JsonValue? ReadJsonValue(this scoped ref FastReader reader) =>
        reader.ReadJsonNode<System.Text.Json.Nodes.JsonValue>();
}
