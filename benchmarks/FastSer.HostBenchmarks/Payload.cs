using System.Text.Json;
using System.Text.Json.Serialization;
using FastSer;
using MemoryPack;
using ProtoBuf;

namespace FastSer.HostBenchmarks;

/// <summary>A message of everyday members.</summary>
[FastSerType]
[MemoryPackable]
[ProtoContract]
#if WITH_MESSAGEPACK
[MessagePack.MessagePackObject(true)]
#endif
public partial class Payload
{
    [ProtoMember(1)]
    public int Id { get; set; }

    [ProtoMember(2)]
    public string Name { get; set; } = "";

    [ProtoMember(3)]
    public Guid Customer { get; set; }

    [ProtoMember(4)]
    public List<Line> Lines { get; set; } = [];

    /// <summary>A message whose JSON has about this many bytes.</summary>
    public static Payload OfJsonSize(int size)
    {
        var random = new Random(size);
        var payload = new Payload { Id = 4711, Name = "Ann", Customer = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) };
        while (Json(payload).Length < size - 40)
        {
            payload.Lines.Add(new Line
            {
                Sku = $"A-{random.Next(100_000)}", Count = random.Next(100), Price = Math.Round(random.NextDouble() * 100, 2),
                At = new DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(random.Next(10_000_000)),
            });
        }

        return payload;
    }

    public static byte[] Json(Payload payload) => JsonSerializer.SerializeToUtf8Bytes(payload, JsonTypes.Default.Payload);
}

[FastSerType]
[MemoryPackable]
[ProtoContract]
#if WITH_MESSAGEPACK
[MessagePack.MessagePackObject(true)]
#endif
public partial class Line
{
    [ProtoMember(1)]
    public string Sku { get; set; } = "";

    [ProtoMember(2)]
    public int Count { get; set; }

    [ProtoMember(3)]
    public double Price { get; set; }

    [ProtoMember(4)]
    public DateTime At { get; set; }
}

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
[JsonSerializable(typeof(Payload))]
internal sealed partial class JsonTypes : JsonSerializerContext;
