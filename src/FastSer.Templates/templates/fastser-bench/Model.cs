using System.Text.Json.Serialization;
using FastSer;
#if (memorypack)
using MemoryPack;
#endif
#if (messagepack)
using MessagePack;
#endif

namespace FastSerBench;

// Your model goes here: mark each type with the attributes of the serializers that you compare. For the smallest bytes instead of the
// shortest time, mark the types with [FastSerType(Format = WireFormat.Compact)].
[FastSerType]
#if (memorypack)
[MemoryPackable]
#endif
#if (messagepack)
[MessagePackObject(keyAsPropertyName: true)]
#endif
public partial record Order(int Id, DateTime Placed, string Customer, List<Line> Lines);

[FastSerType]
#if (memorypack)
[MemoryPackable]
#endif
#if (messagepack)
[MessagePackObject(keyAsPropertyName: true)]
#endif
public partial record Line(string Sku, int Quantity, decimal Price);

public static class Samples
{
    /// <summary>The value that is measured; a fixed seed makes it the same in every run.</summary>
    public static Order Make()
    {
        var random = new Random(1);
        var lines = Enumerable.Range(0, 20).Select(_ => new Line($"SKU-{random.Next(1000)}", random.Next(1, 9), random.Next(100, 9999) / 100m));
        return new Order(42, new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc), "Ann Example", [.. lines]);
    }
}

/// <summary>System.Text.Json with its source generator, as a published program would use it.</summary>
[JsonSerializable(typeof(Order))]
public partial class ModelJson : JsonSerializerContext;
