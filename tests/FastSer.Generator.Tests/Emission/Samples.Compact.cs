namespace FastSer.Generator.Tests.Emission;

// Types of the Compact format.
public static partial class Samples
{
    public const string CompactTypes = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Compact)]
        public sealed partial class Order
        {
            public int Id { get; init; }
            public string? Note { get; set; }
            public DateTime Placed { get; set; }
            public bool IsPaid { get; set; }
            public decimal Total { get; set; }
            public DayOfWeek? Delivery { get; set; }
            public List<Line>? Lines { get; set; }
            public int[]? Marks { get; set; }
        }

        [FastSerType(Format = WireFormat.Compact)]
        public readonly partial record struct Line(string? Sku, short Quantity, long Price);

        [FastSerType(Format = WireFormat.Compact)]
        public readonly partial record struct Place(double Latitude, double Longitude);

        [FastSerType]
        public sealed partial class Route
        {
            public Place Start { get; set; }
            public Compact<List<long>> Stops { get; set; }
        }
        """;

    public const string CompactGenerics = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Compact)]
        public sealed partial record Box<T>(T Content, bool IsOpen);

        [FastSerType]
        public sealed partial class Shelf
        {
            public Box<int>? Left { get; set; }
            public Box<List<long>>? Right { get; set; }
        }
        """;
}
