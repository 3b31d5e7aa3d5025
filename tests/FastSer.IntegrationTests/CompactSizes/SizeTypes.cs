namespace FastSer.IntegrationTests.CompactSizes;

[FastSerType(Format = WireFormat.Compact)]
public partial record struct LargeStruct(ulong A, ulong B, ulong C, ulong D);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record U8(byte Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record S16(short Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record S32(int Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record S64(long Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Amount(decimal Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record OptionalAmount(decimal? Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Primitives(
    bool Bool, byte Byte, sbyte SByte, char Char, ushort UShort, short Short, uint UInt, ulong ULong, long Long, int Int,
    float Single, double Double, DayOfWeek Enum, DateTime Date);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Maps(Dictionary<int, int>? Numbers, Dictionary<string, S64>? Objects);

[FastSerType(Format = WireFormat.Compact)]
[FastSerUnion(1, typeof(Numbers))]
public abstract partial record Numbered(int Number);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Numbers(int Number, long Value) : Numbered(Number);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Complex(S16? Message, Numbers? Sealed, Numbered? Abstract, INumber? Interface);

[FastSerType]
[FastSerUnion(1, typeof(LongNumber))]
public partial interface INumber;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record LongNumber(long Value) : INumber;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Text(string? Value);

[FastSerType(Format = WireFormat.Compact)]
public partial record struct Struct1(byte Byte, int Int, long Long);

[FastSerType(Format = WireFormat.Compact)]
public partial record struct Struct2(string? Text, int Int);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Structs(Struct1 First, Struct2 Second);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Bytes(byte[]? Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Ints(int[]? Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Grid(int[,,]? Value);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Mixed(
    int Id, string? Name, int[]? Numbers, List<DateTime>? Dates, Dictionary<int, string>? Map1, Dictionary<int, int>? Map2);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Beer(string? Brand, List<string>? Sort, float Alcohol, string? Brewery);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Licenses(List<License> Items);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record License(
    string ObjectId, string SkuId, string SkuPartNumber, List<Plan> Plans, Dictionary<string, DayOfWeek> Colors);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record Plan(string Id, string Name, string Status, string AppliesTo, int Count);
