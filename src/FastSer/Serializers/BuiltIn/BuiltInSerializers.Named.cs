using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;

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

        return null;
    }
}
