using System.Collections.Specialized;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace FastSer;

// Values that are written as others: a name, a pair, a list of pairs, a text of JSON. Of a faulty one the cursor is at the start.
public ref partial struct FastReader
{
    /// <summary>Reads a culture.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public CultureInfo? ReadCultureInfo()
    {
        ref var start = ref _cursor;
        return ReadString() is { } name ? CultureCode.Find(name) ?? Refuse<CultureInfo>(ref start) : null;
    }

    /// <summary>Reads a time zone.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public TimeZoneInfo? ReadTimeZoneInfo()
    {
        ref var start = ref _cursor;
        return ReadString() is { } id ? TimeZoneCode.Find(id) ?? Refuse<TimeZoneInfo>(ref start) : null;
    }

    /// <summary>Reads an encoding.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public Encoding? ReadEncoding()
    {
        ref var start = ref _cursor;
        return ReadString() is { } name ? EncodingCode.Find(name) ?? Refuse<Encoding>(ref start) : null;
    }

    /// <summary>Reads a color.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public Color ReadColor()
    {
        ref var start = ref _cursor;
        var argb = ReadInt32();
        if (ReadString() is not { } name)
        {
            return Color.FromArgb(argb);
        }

        var color = name.Length == 0 ? Color.Empty : Color.FromName(name);
        return argb == 0 && (name.Length == 0 || color.Name == name) ? color : Refuse<Color>(ref start);
    }

    /// <summary>Reads names with their values.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public NameValueCollection? ReadNameValueCollection()
    {
        var count = ReadCount(minimumElementSize: 2);
        if (count < 0)
        {
            return null;
        }

        var items = new NameValueCollection();
        for (var i = 0; i < count; i++)
        {
            ReadEntry(items);
            if (items.Count == i)
            {
                Throw.DuplicateKey(i);
            }
        }

        return items;
    }

    /// <summary>Reads an element of JSON.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public JsonElement ReadJsonElement()
    {
        ref var start = ref _cursor;
        var count = ReadCount(minimumElementSize: 1);
        if (count == 0)
        {
            return default;
        }

        return (count < 0 ? null : JsonCode.Parse(TakeBytes((uint)count))) ?? Refuse<JsonElement>(ref start);
    }

    /// <summary>Reads a document of JSON.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public JsonDocument? ReadJsonDocument()
    {
        ref var start = ref _cursor;
        var count = ReadCount(minimumElementSize: 1);
        return count < 0 ? null : JsonCode.ParseDocument(TakeBytes((uint)count)) ?? Refuse<JsonDocument>(ref start);
    }

    /// <summary>Reads a node of JSON.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public JsonNode? ReadJsonNode() => ReadJson<JsonNode>();

    /// <summary>Reads an object of JSON.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public JsonObject? ReadJsonObject() => ReadJson<JsonObject>();

    /// <summary>Reads an array of JSON.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public JsonArray? ReadJsonArray() => ReadJson<JsonArray>();

    /// <summary>Reads a value of JSON.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public JsonValue? ReadJsonValue() => ReadJson<JsonValue>();

    private T? ReadJson<T>()
        where T : JsonNode
    {
        ref var start = ref _cursor;
        var count = ReadCount(minimumElementSize: 1);
        return count < 0 ? null : JsonNodeCode.Parse(TakeBytes((uint)count)) as T ?? Refuse<T>(ref start);
    }

    /// <summary>Reads a name and its values. A name without values has null in place of them: an empty list is refused.</summary>
    private void ReadEntry(NameValueCollection items)
    {
        var name = ReadString();
        ref var start = ref _cursor;
        var count = ReadCount(minimumElementSize: 1);
        if (count == 0)
        {
            _ = Refuse<string>(ref start);
        }

        if (count < 0)
        {
            items.Add(name, null);
            return;
        }

        for (; count > 0; count--)
        {
            start = ref _cursor;
            items.Add(name, ReadString() ?? Refuse<string>(ref start));
        }
    }

    [DoesNotReturn]
    private T Refuse<T>([UnscopedRef] ref byte start)
    {
        _cursor = ref start;
        Throw.InvalidValue();
        return default;
    }
}
