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

/// <summary>Integers whose sizes are in the control bits, each of another type.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class JsonCompactNumbers
{
    public short Int16 { get; set; }
    public int Int32 { get; set; }
    public long Int64 { get; set; }
    public nint IntPtr { get; set; }
    public ushort UInt16 { get; set; }
    public uint UInt32 { get; set; }
    public ulong UInt64 { get; set; }
    public nuint UIntPtr { get; set; }
    public char Char { get; set; }
    public decimal Decimal { get; set; }
    public bool Boolean { get; set; }
    public JsonCompactPoint Point { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial record struct JsonCompactPoint(int X, int Y);

[FastSerType(Append = true)]
public sealed partial class JsonAppended
{
    public int Id { get; set; }
    public string? Name { get; set; }
}

[FastSerType(Append = true, References = true)]
public sealed partial class JsonAppendedNode
{
    public int Id { get; set; }
    public JsonAppendedNode? Next { get; set; }
}

/// <summary>A later version of <see cref="JsonTolerantOwner"/>: the member of the key 1 is gone.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(1, typeof(JsonEarlierCircle))]
public sealed partial class JsonTolerantHeir
{
    [FastSerMember(0)] public int Id { get; set; }
    [FastSerMember(2)] public int Last { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class JsonTolerantOwner
{
    [FastSerMember(0)] public int Id { get; set; }
    [FastSerMember(1)] public JsonEarlierCircle? Circle { get; set; }
    [FastSerMember(2)] public int Last { get; set; }
}

[FastSerType]
public sealed partial class JsonTextCase
{
    [FastSerUnion(0, typeof(string))]
    public object? Value { get; set; }
}
