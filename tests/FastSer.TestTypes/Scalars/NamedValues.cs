using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace FastSer.TestTypes;

/// <summary>Values that are written by their names, in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial record Localities
{
    public CultureInfo? Culture { get; set; }

    public TimeZoneInfo? Zone { get; set; }

    public Encoding? Encoding { get; set; }

    public Color Color { get; set; }

    public Color? Border { get; set; }

    public (CultureInfo? Culture, Color Color) Named { get; set; }

    public Dictionary<CultureInfo, Encoding?>? Encodings { get; set; }

    public HashSet<Color>? Palette { get; set; }

    public TimeZoneInfo?[]? Zones { get; set; }
}

/// <summary>Values of loose form.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class LooseValues
{
    public int Id { get; set; }

    public NameValueCollection? Headers { get; set; }

    public JsonElement Element { get; set; }

    public JsonElement? Optional { get; set; }

    public JsonDocument? Document { get; set; }

    public List<NameValueCollection?>? Parts { get; set; }

    public Dictionary<string, JsonElement>? Extra { get; set; }

    public Color Color { get; set; }
}

/// <summary>Both in data that is kept.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class KeptValues
{
    [FastSerMember(0)]
    public CultureInfo? Culture { get; set; }

    [FastSerMember(1)]
    public TimeZoneInfo? Zone { get; set; }

    [FastSerMember(2)]
    public Encoding? Encoding { get; set; }

    [FastSerMember(3)]
    public Color Color { get; set; }

    [FastSerMember(4)]
    public NameValueCollection? Headers { get; set; }

    [FastSerMember(5)]
    public JsonElement Element { get; set; }

    [FastSerMember(6)]
    public JsonDocument? Document { get; set; }

    [FastSerMember(7)]
    public int Last { get; set; }
}
