namespace FastSer.IntegrationTests.Versioning;

public sealed partial class AppendTests
{
    /// <summary>The types before members were appended.</summary>
    internal static partial class Old
    {
        [FastSerType(Append = true)]
        internal sealed partial class Order
        {
            public int Id { get; set; }

            public string? Name { get; set; }
        }

        [FastSerType(Append = true)]
        internal sealed partial record Entry(int Id, Order? Order);

        [FastSerType(Append = true)]
        internal partial struct Spot
        {
            public int X;
        }

        [FastSerType(Append = true, Format = WireFormat.Compact)]
        internal sealed partial class Measure
        {
            public int Sensor { get; set; }
        }

        [FastSerType(Append = true, References = true)]
        internal sealed partial class Node
        {
            public Node? Next { get; set; }
        }

        [FastSerType(Append = true)]
        [FastSerUnion(0, typeof(Circle))]
        internal abstract partial class Figure;

        [FastSerType]
        internal sealed partial class Circle : Figure
        {
            public double Radius { get; set; }
        }

        [FastSerType]
        internal sealed partial class Holder
        {
            public Spot Spot { get; set; }

            public List<Order?>? Orders { get; set; }

            public Figure? Figure { get; set; }

            public int Last { get; set; }
        }
    }

    /// <summary>The types after it.</summary>
    internal static partial class New
    {
        [FastSerType(Append = true)]
        internal sealed partial class Order
        {
            public int Id { get; set; }

            public string? Name { get; set; }

            public int Count { get; set; } = 7;

            [FastSerMaxLength(4)]
            public string? Note { get; set; } = "none";

            public List<string> Tags { get; } = ["own"];
        }

        [FastSerType(Append = true)]
        internal sealed partial record Entry(int Id, Order? Order, DayOfWeek Day = DayOfWeek.Friday, string? Text = "text")
        {
            public string? Comment { get; init; } = "initial";

            public required int Missing { get; set; }
        }

        [FastSerType(Append = true)]
        internal partial struct Spot
        {
            public int X;

            public string? Name;
        }

        [FastSerType(Append = true, Format = WireFormat.Compact)]
        internal sealed partial class Measure
        {
            public int Sensor { get; set; }

            public int? Quality { get; set; } = 5;
        }

        [FastSerType(Append = true, References = true)]
        internal sealed partial class Node
        {
            public Node? Next { get; set; }

            public string Name { get; set; } = "node";
        }

        [FastSerType(Append = true)]
        [FastSerUnion(0, typeof(Circle))]
        internal abstract partial class Figure;

        [FastSerType]
        internal sealed partial class Circle : Figure
        {
            public double Radius { get; set; }

            public int Color { get; set; } = 3;
        }

        [FastSerType]
        internal sealed partial class Holder
        {
            public Spot Spot { get; set; }

            public List<Order?>? Orders { get; set; }

            public Figure? Figure { get; set; }

            public int Last { get; set; }
        }

        [FastSerType(Append = true)]
        internal sealed partial class Told
        {
            public int A { get; set; }

            public int B { get; set; } = 2;

            [FastSerIgnore]
            public List<string> Log { get; } = [];

            [FastSerDeserializing]
            private void Before() => Log.Add($"{A} {B}");

            [FastSerDeserialized]
            private void After() => Log.Add($"{A} {B}");
        }
    }
}
