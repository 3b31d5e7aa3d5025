using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace FastSer.TestTypes;

public static partial class Edge
{
    public static readonly CultureInfo[] Cultures =
        [CultureInfo.InvariantCulture, CultureInfo.GetCultureInfo("en-US"), CultureInfo.GetCultureInfo("de"), CultureInfo.GetCultureInfo("zh-Hant-TW")];

    public static readonly TimeZoneInfo[] TimeZones = [TimeZoneInfo.Utc, TimeZoneInfo.FindSystemTimeZoneById("Europe/Berlin")];

    public static readonly Encoding[] Encodings =
    [
        Encoding.UTF8, new UTF8Encoding(false), new UTF8Encoding(false, true), new UTF8Encoding(true, true), Encoding.Unicode,
        Encoding.BigEndianUnicode, new UnicodeEncoding(true, false, true), Encoding.UTF32, Encoding.ASCII, Encoding.Latin1,
    ];

    public static readonly Color[] Colors =
    [
        Color.Empty, Color.Red, Color.Transparent, SystemColors.WindowText, Color.FromArgb(0), Color.FromArgb(255, 255, 0, 0),
        Color.FromArgb(-1), Color.FromName("own \u0100"),
    ];

    public static readonly NameValueCollection[] NameValues =
    [
        [], new() { { "a", "1" } }, new() { { "a", "1" }, { "b", null }, { "a", "2" }, { null, "\u0100" }, { "", "" } },
    ];

    public static readonly JsonElement[] JsonElements = [default, .. Array.ConvertAll(s_json, static text => JsonDocument.Parse(text).RootElement)];

    public static readonly JsonDocument[] JsonDocuments = Array.ConvertAll(s_json, static text => JsonDocument.Parse(text));

    public static readonly JsonNode[] JsonNodes =
    [
        .. s_json.Where(static text => text != "null" && !text.EndsWith("\"a\":1}", StringComparison.Ordinal)).Select(static text => JsonNode.Parse(text)!),
        new JsonObject { ["a"] = null, ["\u20AC \"'<\\"] = new JsonArray(1, 2.5m, "x", null, false, new JsonObject()), ["A"] = DateTime.UnixEpoch },
        JsonValue.Create("\u0000\U0001F600")!, JsonValue.Create(long.MinValue), new JsonObject(),
    ];

    public static readonly JsonObject[] JsonObjects = [.. JsonNodes.OfType<JsonObject>()];

    public static readonly JsonArray[] JsonArrays = [.. JsonNodes.OfType<JsonArray>()];

    public static readonly JsonValue[] JsonValues = [.. JsonNodes.OfType<JsonValue>()];

    private static string[] s_json =>
    [
        "null", "true", "-1.50e+3", "\"\\u0041\u00E9\\n\"", "[]", "[1, 2,3]", "{\"a\":{\"b\":[null,\"\u20AC\"]},\"a\":1}",
    ];
}
