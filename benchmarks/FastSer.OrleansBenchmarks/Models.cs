using FastSer;
using Orleans;

namespace FastSer.OrleansBenchmarks;

/// <summary>An order in two declarations: for FastSer and for Orleans' own generator.</summary>
[FastSerType]
public partial class Order
{
    public int Id { get; set; }

    public DateTime Placed { get; set; }

    public List<Line> Lines { get; set; } = [];

    public static Order Of(int lines) => new()
    {
        Id = 42, Placed = new DateTime(2026, 1, 2, 0, 0, 0, DateTimeKind.Utc),
        Lines = [.. Enumerable.Range(0, lines).Select(static i => new Line { Sku = $"SKU-{i}", Quantity = i, Price = i * 1.5 })],
    };
}

[FastSerType]
public partial class Line
{
    public string Sku { get; set; } = "";

    public int Quantity { get; set; }

    public double Price { get; set; }
}

[GenerateSerializer]
public class NativeOrder
{
    [Id(0)]
    public int Id { get; set; }

    [Id(1)]
    public DateTime Placed { get; set; }

    [Id(2)]
    public List<NativeLine> Lines { get; set; } = [];

    public static NativeOrder Of(int lines) => new()
    {
        Id = 42, Placed = new DateTime(2026, 1, 2, 0, 0, 0, DateTimeKind.Utc),
        Lines = [.. Enumerable.Range(0, lines).Select(static i => new NativeLine { Sku = $"SKU-{i}", Quantity = i, Price = i * 1.5 })],
    };
}

[GenerateSerializer]
public class NativeLine
{
    [Id(0)]
    public string Sku { get; set; } = "";

    [Id(1)]
    public int Quantity { get; set; }

    [Id(2)]
    public double Price { get; set; }
}

public interface IEchoGrain : IGrainWithIntegerKey
{
    Task<Order> Echo(Order order);

    Task<NativeOrder> Echo(NativeOrder order);
}

public sealed class EchoGrain : Grain, IEchoGrain
{
    public Task<Order> Echo(Order order) => Task.FromResult(order);

    public Task<NativeOrder> Echo(NativeOrder order) => Task.FromResult(order);
}
