namespace FastSer.IntegrationTests.Json;

[FastSerType]
public sealed partial class JsonOrder
{
    public int Id { get; set; }
    public string? Customer { get; set; }
    public bool IsPaid { get; set; }
    public DayOfWeek Day { get; set; }
    public List<JsonLine> Lines { get; set; } = [];
    public Dictionary<string, decimal>? Prices { get; set; }
    public Dictionary<Guid, int>? Ids { get; set; }
    public Dictionary<(int X, int Y), string>? Cells { get; set; }
    public byte[]? Photo { get; set; }
    public int[,]? Grid { get; set; }
    public long? Size { get; set; }
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(JsonLine))]
    public object? Extra { get; set; }
}

[FastSerType]
public readonly partial record struct JsonLine(short Count, char Letter);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class JsonAccount
{
    public string Name { get; set; } = "";
    [FastSerSensitive]
    public string? Password { get; set; }
    [FastSerSensitive]
    public bool IsAdmin { get; set; }
    [FastSerSensitive]
    public List<JsonLine>? History { get; set; }
    public int Number { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(JsonCircle))]
[FastSerUnion(1, typeof(JsonSquare))]
public abstract partial class JsonFigure;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class JsonCircle : JsonFigure
{
    [FastSerMember(0)] public double Radius { get; set; }
    [FastSerMember(1)] public string? Name { get; set; }
    [FastSerMember(2)] public int Added { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class JsonSquare : JsonFigure
{
    [FastSerMember(0)] public double Side { get; set; }
}

/// <summary>An earlier version of <see cref="JsonFigure"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(JsonEarlierCircle))]
public abstract partial class JsonEarlierFigure;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class JsonEarlierCircle : JsonEarlierFigure
{
    [FastSerMember(0)] public double Radius { get; set; }
}

[FastSerType(References = true)]
public sealed partial class JsonNode
{
    public string? Name { get; set; }
    public JsonNode? Next { get; set; }
    public JsonNode? Other { get; set; }
}

[FastSerType]
public sealed partial class JsonChain
{
    public JsonChain? Next { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class JsonTolerantNullCases
{
    [FastSerMember(0)]
    [FastSerUnion(0, typeof(Compact<int?>))]
    public object? Value { get; set; }
}

[FastSerType]
public sealed partial class JsonNullCases
{
    [FastSerUnion(0, typeof(Compact<int?>))]
    [FastSerUnion(1, typeof(Compact<string?>))]
    [FastSerUnion(2, typeof(System.Collections.Immutable.ImmutableArray<int>))]
    public object? Value { get; set; }
}
