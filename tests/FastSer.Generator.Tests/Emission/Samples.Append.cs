namespace FastSer.Generator.Tests.Emission;

// Types that members may be appended to.
public static partial class Samples
{
    public const string Append = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType(Append = true)]
        public sealed partial record Order(Guid Id, string? Customer, DateOnly Day, int Discount = 5)
        {
            public string? Note { get; init; } = "none";

            public List<Line>? Lines { get; set; } = [];
        }

        [FastSerType(Append = true)]
        public partial struct Line
        {
            public int Count;
            public decimal? Price;
        }

        [FastSerType(Append = true, Format = WireFormat.Compact)]
        public partial class Place
        {
            public int X { get; set; }
            public bool IsExact { get; set; }
            public List<string> Names { get; } = [];
        }

        [FastSerType(Append = true, References = true)]
        public partial class Person
        {
            public string? Name { get; set; } = "?";
            public Person? Friend { get; set; }
        }

        [FastSerType(Append = true)]
        [FastSerUnion(0, typeof(Card))]
        public abstract partial class Payment;

        [FastSerType]
        public sealed partial class Card : Payment
        {
            [FastSerMaxLength(20)]
            public string? Number { get; set; }
        }
        """;
}
