using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace FastSer.Serializers;

internal static partial class BuiltInSerializers
{
    /// <summary>Values that are written as others.</summary>
    private static object? FindNamed(Type type)
    {
        if (type == typeof(CultureInfo))
        {
            return new CultureInfoSerializer();
        }

        if (type == typeof(TimeZoneInfo))
        {
            return new TimeZoneInfoSerializer();
        }

        if (type == typeof(Encoding))
        {
            return new EncodingSerializer();
        }

        if (type == typeof(Color))
        {
            return new ColorSerializer();
        }

        if (type == typeof(NameValueCollection))
        {
            return new NameValueCollectionSerializer();
        }

        if (type == typeof(JsonElement))
        {
            return new JsonElementSerializer();
        }

        if (type == typeof(JsonDocument))
        {
            return new JsonDocumentSerializer();
        }

        return FindNode(type);
    }

    private static object? FindNode(Type type) =>
        type == typeof(JsonNode) ? new JsonNodeSerializer<JsonNode>()
        : type == typeof(JsonObject) ? new JsonNodeSerializer<JsonObject>()
        : type == typeof(JsonArray) ? new JsonNodeSerializer<JsonArray>()
        : type == typeof(JsonValue) ? new JsonNodeSerializer<JsonValue>()
        : null;
}
