using System.Collections.Specialized;
using System.ComponentModel;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
#if NET9_0_OR_GREATER
using System.Runtime.InteropServices;
#endif

namespace FastSer;

// Values that are written as values of another type. A value that could not be read back is rejected.
public ref partial struct FastWriter
{
    /// <summary>Writes a culture: its name.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteCultureInfo(CultureInfo? value) => WriteString(value is null ? null : CultureCode.NameOf(value));

    /// <summary>Writes a time zone: its id.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteTimeZoneInfo(TimeZoneInfo? value) => WriteString(value is null ? null : TimeZoneCode.IdOf(value));

    /// <summary>Writes an encoding: its name.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteEncoding(Encoding? value) => WriteString(value is null ? null : EncodingCode.NameOf(value));

    /// <summary>Writes a color: its components, or 0 and its name.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteColor(Color value)
    {
        if (value is { IsNamedColor: true, Name: "" })
        {
            Throw.Unrestorable("a color whose name is empty");
        }

        WriteInt32(value.IsNamedColor ? 0 : value.ToArgb());
        WriteString(value.IsEmpty ? "" : value.IsNamedColor ? value.Name : null);
    }

    /// <summary>Writes names with their values.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteNameValueCollection(NameValueCollection? value)
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        var count = value.Count;
        CheckCount(count);
        WriteCount(count);
        for (var i = 0; i < count; i++)
        {
            WriteString(value.GetKey(i));
            if (value.GetValues(i) is not { Length: > 0 } values)
            {
                WriteNull();
                continue;
            }

            WriteCount(values.Length);
            foreach (var item in values)
            {
                WriteString(item);
            }
        }

        CheckCount(count, value.Count);
    }

    /// <summary>Writes an element of JSON: its text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteJsonElement(JsonElement value)
    {
        if (value.ValueKind == JsonValueKind.Undefined)
        {
            WriteCount(0);
            return;
        }

#if NET9_0_OR_GREATER
        var text = JsonMarshal.GetRawUtf8Value(value);
#else
        ReadOnlySpan<byte> text = Encoding.UTF8.GetBytes(value.GetRawText());
#endif
        if (!JsonCode.IsText(text))
        {
            Throw.Unrestorable("JSON with comments, commas at the end of lists, or more than 64 levels");
        }

        WriteCount(text.Length);
        WriteScalars(text);
    }

    /// <summary>Writes a document of JSON: its text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteJsonDocument(JsonDocument? value)
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        WriteJsonElement(value.RootElement);
    }

    /// <summary>Writes an object of JSON: its text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteJsonObject(JsonObject? value) => WriteJsonNode(value);

    /// <summary>Writes an array of JSON: its text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteJsonArray(JsonArray? value) => WriteJsonNode(value);

    /// <summary>Writes a value of JSON: its text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteJsonValue(JsonValue? value) => WriteJsonNode(value);

    /// <summary>Writes a node of JSON: its text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteJsonNode(JsonNode? value)
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        var text = JsonNodeCode.TextOf(value);
        WriteCount(text.Length);
        WriteScalars(text);
    }
}
