using System.Reflection;

namespace FastSer.Generator.Tests.Emission;

/// <summary>Sources as users write them, one kind each: the inputs of the snapshots and of every invariant.</summary>
public static partial class Samples
{
    public const string Order = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop.Orders;

        [FastSerType]
        public sealed partial record Order(int Id, string Customer, DateTime PlacedAt)
        {
            public OrderStatus Status { get; init; }
            public decimal? Discount { get; init; }
            public required List<OrderLine> Lines { get; init; }
            public List<Note>? Notes { get; init; }
        }

        [FastSerType]
        public readonly partial record struct OrderLine(Guid Sku, int Quantity, decimal Price);

        [FastSerType]
        public sealed partial class Note(string author, string text)
        {
            public string Author { get; } = author;
            public string Text { get; } = text;
        }

        public enum OrderStatus : byte { Open, Paid, Shipped }
        """;

    public static IReadOnlyList<string> AllNames { get; } =
    [
        .. typeof(Samples).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Where(static f => f.IsLiteral).Select(static f => f.Name),
    ];

    public static TheoryData<string> Names => [.. AllNames];

    public static string Get(string name) => (string)typeof(Samples).GetField(name)!.GetRawConstantValue()!;
}
