using FastSer.IntegrationTests.Schemas;

[assembly: FastSerRoot(typeof(Dictionary<SchemaState, SchemaOrder>))]

namespace FastSer.IntegrationTests.Schemas;

[Flags]
public enum SchemaState : byte
{
    None = 0,
    Paid = 1,
    Sent = 128,
}

[FastSerType]
public sealed partial class SchemaOrder
{
    public string Customer { get; set; } = "";
    public int Id { get; set; }
    public string? Note { get; set; }
    public int? Rank { get; set; }
    public SchemaState State { get; set; }
    public List<string?> Tags { get; set; } = [];
    public Dictionary<string, string?[]?>? Texts { get; set; }
    public (int Width, string? Name) Size { get; set; }
    public List<(int A, (string B, long) C)> Pairs { get; set; } = [];
    public (int I1, int I2, int I3, int I4, int I5, int I6, int I7, int I8, string? I9) Long { get; set; }
    public SchemaBox<string> Box { get; set; }
    public SchemaOrder? Parent { get; set; }
    public ISchemaPart? Part { get; set; }
    public int[,]? Grid { get; set; }
    public ILookup<string, SchemaState>? ByName { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(SchemaOrder))]
    public object? Anything { get; set; }

    [FastSerFormerName("Cost")]
    public decimal Price { get; set; }

    [FastSerFormatter(typeof(SchemaTextFormatter))]
    public string? Special { get; set; }

#nullable disable
    public string Oblivious { get; set; }
#nullable restore
}

[FastSerType]
public readonly partial record struct SchemaBox<T>(T Value, List<T?>? Others);

[FastSerType]
[FastSerUnion(0, typeof(SchemaWheel))]
[FastSerUnion(3, typeof(SchemaBolt))]
public partial interface ISchemaPart;

[FastSerType]
public sealed partial record SchemaWheel(double Radius = 0.5, string Name = "wheel") : ISchemaPart;

[FastSerType]
public readonly partial record struct SchemaBolt(short Length) : ISchemaPart;

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerReservedKeys(4)]
[FastSerRetired(1, typeof(string))]
public sealed partial class SchemaTolerant
{
    [FastSerMember(0)] public int? Id { get; set; }
    [FastSerMember(2)] public SchemaTolerantBase? Content { get; set; }
    [FastSerMember(3)] public SchemaState State { get; set; }
    [FastSerMember(5)] public bool Last { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(7, typeof(SchemaTolerantCase))]
public abstract partial class SchemaTolerantBase;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class SchemaTolerantCase : SchemaTolerantBase
{
    [FastSerMember(0)] public string Text { get; set; } = "";
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class SchemaCompact
{
    public int Id { get; set; }
    public long? Count { get; set; }
    public string? Text { get; set; }
    public int[]? Numbers { get; set; }
}

[FastSerType(Append = true, References = true)]
public sealed partial class SchemaNode
{
    public SchemaNode? Next { get; set; }
}

/// <summary>A union that is a case of itself.</summary>
[FastSerType]
[FastSerUnion(0, typeof(SchemaAnimal))]
[FastSerUnion(1, typeof(SchemaDog))]
public partial class SchemaAnimal
{
    public string? Name { get; set; }
}

[FastSerType]
public sealed partial class SchemaDog : SchemaAnimal
{
    public int Tricks { get; set; }
}

public sealed class SchemaTextFormatter : IFastSerFormatter<string>
{
    public static void Write(ref FastWriter writer, string value) => writer.WriteString(value);

    public static string Read(ref FastReader reader) => reader.ReadString() ?? "";

    public static void Skip(ref FastReader reader) => reader.ReadString();
}
