using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;

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

    private static string[] s_json =>
    [
        "null", "true", "-1.50e+3", "\"\\u0041\u00E9\\n\"", "[]", "[1, 2,3]", "{\"a\":{\"b\":[null,\"\u20AC\"]},\"a\":1}",
    ];
}
