using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>Built-in values that are written as others: names, pairs, texts of JSON (docs/wire-format.md, section 4).</summary>
internal static class NamedValues
{
    private static readonly HashSet<string> s_cultures =
        [.. CultureInfo.GetCultures(CultureTypes.AllCultures).Select(static culture => culture.Name), ""];

    private static readonly JsonSerializerOptions s_nodes = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
    private static readonly Schema s_text = new TextSchema(TextKind.Text);

    /// <summary>Gets the string or number that a named value is written as; null for other values.</summary>
    public static object? Plain(object value) => value switch
    {
        CultureInfo culture => culture.Name,
        TimeZoneInfo zone => zone.Id,
        Encoding encoding => NameOf(encoding),
        IPNetwork network => (network.BaseAddress, (byte)network.PrefixLength),
        Color { IsEmpty: true } => (0, ""),
        Color color => color.IsNamedColor ? (0, color.Name) : (color.ToArgb(), (string?)null),
        NameValueCollection names => Enumerable.Range(0, names.Count).Select(i => (names.GetKey(i), names.GetValues(i))).ToList(),
        JsonElement element => element.ValueKind == JsonValueKind.Undefined ? "" : element.GetRawText(),
        JsonDocument document => document.RootElement.GetRawText(),
        JsonNode node => node.ToJsonString(s_nodes),
        _ => null,
    };

    /// <summary>Another value of the type; null for all other types.</summary>
    public static object? Other(object value) => value switch
    {
        CultureInfo { Name: "de-DE" } => CultureInfo.InvariantCulture,
        CultureInfo => CultureInfo.GetCultureInfo("de-DE"),
        TimeZoneInfo zone => zone.Id == "UTC" ? TimeZoneInfo.FindSystemTimeZoneById("Europe/Berlin") : TimeZoneInfo.Utc,
        Encoding encoding => encoding.CodePage == Encoding.Latin1.CodePage ? Encoding.UTF8 : Encoding.Latin1,
        IPNetwork network => new IPNetwork(IPAddress.Any, network.PrefixLength == 0 ? 1 : 0),
        Color color => Color.FromArgb(color.ToArgb() ^ 1),
        NameValueCollection names => new NameValueCollection(names) { { "added", "x" } },
        JsonElement element => JsonDocument.Parse(element.ValueKind == JsonValueKind.Number ? "true" : "17").RootElement,
        JsonDocument document => JsonDocument.Parse(document.RootElement.ValueKind == JsonValueKind.Number ? "true" : "17"),
        JsonArray => new JsonArray(17),
        JsonObject => new JsonObject { ["added"] = 17 },
        JsonNode node => JsonValue.Create(node.GetValueKind() != JsonValueKind.Number ? 17 : 1),
        _ => null,
    };

    public static Schema? SchemaOf(Type type) =>
        type == typeof(CultureInfo) ? Texts(s_cultures.Contains, "", "en-US", "zh-Hant")
        : type == typeof(TimeZoneInfo) ? Texts(IsZone, "UTC")
        : type == typeof(Encoding) ? Texts(IsEncoding, "utf-8", "utf-16BE;nobom;strict", "iso-8859-1")
        : type == typeof(IPNetwork) ? OfNetwork()
        : type == typeof(Color) ? OfColor()
        : type == typeof(NameValueCollection) ? OfNames()
        : type == typeof(JsonElement) ? OfJson(NullForm.Rejected, mayBeEmpty: true, "", "1", "{\"a\":[]}")
        : type == typeof(JsonDocument) ? OfJson(NullForm.Null, mayBeEmpty: false, "null", "[1, \"\u00E9\"]")
        : type == typeof(JsonNode) ? OfNode(static _ => true, "1", "{\"a\":[]}", "[\"\u00E9\"]")
        : type == typeof(JsonObject) ? OfNode(static kind => kind == JsonValueKind.Object, "{}", "{\"a\":null}")
        : type == typeof(JsonArray) ? OfNode(static kind => kind == JsonValueKind.Array, "[]", "[1,2]")
        : type == typeof(JsonValue) ? OfNode(static kind => kind is not (JsonValueKind.Object or JsonValueKind.Array), "1", "\"a\"")
        : null;

    private static ExtensionSchema Texts(Func<string, bool> accepts, params string[] samples)
    {
        var schema = new ExtensionSchema(s_text)
        {
            Accepts = value => accepts(((TextValue)value).Text),
            Samples = [.. samples.Select(static text => new TextValue(text))],
        };
        ClrTypes.SetItem(schema, static value => Plain(value)!);
        return schema;
    }

    private static ExtensionSchema OfNetwork()
    {
        var schema = new ExtensionSchema(new TupleSchema(false, new AddressSchema(hasPort: false), new ScalarSchema(ScalarParts.KindOf(typeof(byte))!)))
        {
            Accepts = static value => value is ListValue { Items: [AddressValue { Bytes: var bytes }, ScalarValue prefix] }
                && bytes.Count * 8 >= (int)prefix.Parts[0]
                && bytes.SelectMany(static one => Enumerable.Range(0, 8).Select(bit => (one >> (7 - bit)) & 1))
                    .Skip((int)prefix.Parts[0]).All(static bit => bit == 0),
            Samples =
            [
                new ListValue([new AddressValue([10, 0, 0, 0], 0), ScalarParts.Of((byte)8)]),
                new ListValue([new AddressValue([0xFE, 0x80, .. new byte[14]], 7), ScalarParts.Of((byte)10)]),
            ],
        };
        ClrTypes.SetItem(schema, static value => Plain(value)!);
        return schema;
    }

    private static ExtensionSchema OfColor()
    {
        var schema = new ExtensionSchema(new TupleSchema(false, new ScalarSchema(ScalarParts.KindOf(typeof(int))!), s_text))
        {
            Accepts = static value => value is ListValue { Items: [ScalarValue argb, var name] }
                && (name is not TextValue { Text: var text } || (argb.Parts[0] == 0 && (text.Length == 0 || Color.FromName(text).Name == text))),
            Samples = [new ListValue([ScalarParts.Of(5), NullValue.Instance]), new ListValue([ScalarParts.Of(0), new TextValue("Red")])],
        };
        ClrTypes.SetItem(schema, static value => Plain(value)!);
        return schema;
    }

    private static ExtensionSchema OfNames()
    {
        var text = new ExtensionSchema(s_text) { IsNeverNull = true };
        var values = new ExtensionSchema(new CollectionSchema(text)) { Accepts = static value => value is ListValue { Items.Count: > 0 } };
        ClrTypes.SetItem(values, static value => value);
        ClrTypes.SetItem(text, static value => value);
        var schema = new ExtensionSchema(new CollectionSchema(new TupleSchema(false, s_text, values))
        {
            Uniqueness = Uniqueness.Key,
            Comparer = new NameComparer(),
        })
        {
            Samples =
            [
                new ListValue([]),
                new ListValue([new ListValue([new TextValue("a"), new ListValue([new TextValue("1"), new TextValue("")])]),
                    new ListValue([NullValue.Instance, NullValue.Instance])]),
            ],
        };
        ClrTypes.SetItem(schema, static value => Plain(value)!);
        return schema;
    }

    private static ExtensionSchema OfJson(NullForm nullForm, bool mayBeEmpty, params string[] samples)
    {
        var schema = new ExtensionSchema(new CollectionSchema(new ScalarSchema(ScalarParts.KindOf(typeof(byte))!)) { NullForm = nullForm })
        {
            Accepts = value => value is ListValue { Items: var items } && (items.Count == 0 ? mayBeEmpty : IsJson(BytesOf(items))),
            Samples = [.. samples.Select(OfText)],
        };
        ClrTypes.SetItem(schema, static value => Encoding.UTF8.GetBytes((string)Plain(value)!));
        return schema;
    }

    /// <summary>A node is written anew: without spaces, and with the escapes that JSON needs.</summary>
    private static ExtensionSchema OfNode(Func<JsonValueKind, bool> accepts, params string[] samples)
    {
        var schema = new ExtensionSchema(OfJson(NullForm.Null, mayBeEmpty: false, samples).Item)
        {
            Accepts = value => value is ListValue { Items: [_, ..] items } && IsJson(BytesOf(items)) && IsNode(BytesOf(items), accepts),
            Normal = static value => OfText(JsonNode.Parse(BytesOf(((ListValue)value).Items))!.ToJsonString(s_nodes)),
            Samples = [.. samples.Select(OfText)],
        };
        ClrTypes.SetItem(schema, static value => Encoding.UTF8.GetBytes((string)Plain(value)!));
        return schema;
    }

    private static ListValue OfText(string text) => new([.. Encoding.UTF8.GetBytes(text).Select(static b => ScalarParts.Of(b))]);

    private static bool IsNode(byte[] text, Func<JsonValueKind, bool> accepts)
    {
        using var document = JsonDocument.Parse(text);
        return document.RootElement.ValueKind != JsonValueKind.Null && accepts(document.RootElement.ValueKind) && IsNode(document.RootElement);
    }

    /// <summary>No name occurs twice, and all texts are of Unicode.</summary>
    private static bool IsNode(JsonElement element)
    {
        try
        {
            return element.ValueKind switch
            {
                JsonValueKind.String => element.GetString() is not null,
                JsonValueKind.Array => element.EnumerateArray().All(IsNode),
                JsonValueKind.Object => element.EnumerateObject().Select(static member => member.Name).Distinct().Count() == element.EnumerateObject().Count()
                    && element.EnumerateObject().All(static member => IsNode(member.Value)),
                _ => true,
            };
        }
        catch (InvalidOperationException)
        {
            return false;
        }
    }

    private static byte[] BytesOf(IReadOnlyList<Value> items) => [.. items.Select(static item => (byte)((ScalarValue)item).Parts[0])];

    private static bool IsJson(byte[] text)
    {
        try
        {
            var decoded = new UTF8Encoding(false, true).GetString(text);
            using var document = JsonDocument.Parse(text);
            return decoded.Trim(' ', '\t', '\r', '\n').Length == decoded.Length;
        }
        catch (Exception exception) when (exception is JsonException or ArgumentException)
        {
            return false;
        }
    }

    private static bool IsZone(string id) => Regex.IsMatch(
            id, @"\A(?![/.])(?!.*[/.][/.])[A-Za-z0-9_+\-/ .()&,']{1,64}(?<!/)\z", RegexOptions.None, TimeSpan.FromSeconds(5))
        && TimeZoneInfo.TryFindSystemTimeZoneById(id, out var zone) && zone.Id == id;

    private static bool IsEncoding(string name) => Regex.Match(
        name, @"\A(utf-(?:8|16|16BE|32|32BE))(;nobom)?(;strict)?\z|\A([A-Za-z0-9_.:()\-]{1,50})\z") is { Success: true } match
        && (match.Groups[1].Success || Encoding.GetEncodings().Any(info => info.Name == match.Value && info.Name != "utf-7"));

    private static string NameOf(Encoding encoding) => encoding.CodePage is 65001 or 1200 or 1201 or 12000 or 12001
        ? encoding.WebName + (encoding.GetPreamble().Length == 0 ? ";nobom" : "")
            + (encoding.DecoderFallback is DecoderExceptionFallback ? ";strict" : "")
        : encoding.WebName;

    /// <summary>Names are compared as the collection does by default.</summary>
    private sealed class NameComparer : IEqualityComparer<Value>
    {
        public bool Equals(Value? x, Value? y) => StringComparer.InvariantCultureIgnoreCase.Equals((x as TextValue)?.Text, (y as TextValue)?.Text);

        public int GetHashCode(Value obj) => obj is TextValue text ? StringComparer.InvariantCultureIgnoreCase.GetHashCode(text.Text) : 0;
    }
}
