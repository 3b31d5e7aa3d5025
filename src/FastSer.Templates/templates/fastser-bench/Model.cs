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
#if (messagepack)
// MessagePack is fastest and smallest with a number for each member, so every member has one.
#endif
[FastSerType]
#if (memorypack)
[MemoryPackable]
#endif
#if (messagepack)
[MessagePackObject]
#endif
public partial record Order
{
#if (messagepack)
    [Key(0)]
#endif
    public int Id { get; init; }

#if (messagepack)
    [Key(1)]
#endif
    public DateTime Placed { get; init; }

#if (messagepack)
    [Key(2)]
#endif
    public string Customer { get; init; } = "";

#if (messagepack)
    [Key(3)]
#endif
    public List<Line> Lines { get; init; } = [];
}

[FastSerType]
#if (memorypack)
[MemoryPackable]
#endif
#if (messagepack)
[MessagePackObject]
#endif
public partial record Line
{
#if (messagepack)
    [Key(0)]
#endif
    public string Sku { get; init; } = "";

#if (messagepack)
    [Key(1)]
#endif
    public int Quantity { get; init; }

#if (messagepack)
    [Key(2)]
#endif
    public decimal Price { get; init; }
}

public static class Samples
{
    /// <summary>The value that is measured; a fixed seed makes it the same in every run.</summary>
    public static Order Make()
    {
        var random = new Random(1);
        return new Order
        {
            Id = 42,
            Placed = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
            Customer = "Ann Example",
            Lines = [.. Enumerable.Range(0, 20).Select(_ => MakeLine(random))],
        };
    }

    private static Line MakeLine(Random random) => new()
    {
        Sku = $"SKU-{random.Next(1000)}",
        Quantity = random.Next(1, 9),
        Price = random.Next(100, 9999) / 100m,
    };
}

/// <summary>System.Text.Json with its source generator, as a published program would use it.</summary>
[JsonSerializable(typeof(Order))]
public partial class ModelJson : JsonSerializerContext;
