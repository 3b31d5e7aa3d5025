using System.Text.Json.Serialization;
using MemoryPack;

namespace FastSer.Samples.Blazor;

// MemoryPack and System.Text.Json are here for the comparison on the page only.
[FastSerType, MemoryPackable]
public sealed partial record Order(int Id, string Customer, DateTime Placed, Line[] Lines)
{
    public static Order[] Create(int count) =>
    [
        .. Enumerable.Range(0, count).Select(static i => new Order(i, $"Customer {i % 97}", new DateTime(2026, 1, 1).AddMinutes(i),
            [.. Enumerable.Range(0, 1 + (i % 5)).Select(line => new Line($"SKU-{(i + line) % 500}", 1 + line, 0.99m + line))])),
    ];
}

[FastSerType, MemoryPackable]
public readonly partial record struct Line(string Sku, int Count, decimal Price);

[FastSerType]
public readonly partial record struct Receipt(int Orders, decimal Total);

[JsonSerializable(typeof(Order[]))]
public sealed partial class OrderJson : JsonSerializerContext;
