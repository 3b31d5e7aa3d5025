namespace FastSer.Generator.Tests.Emission;

// Types with views.
public static partial class Samples
{
    public const string Views = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType(View = true)]
        public partial class Order
        {
            public int Id { get; set; }
            public bool IsPaid { get; set; }
            public Spot Place { get; set; }
            public string? Name { get; set; }
            public int? Discount { get; set; }
            public List<Item>? Items { get; set; }
            public int[]? Numbers { get; set; }
            public Dictionary<string, Item>? ByName { get; set; }
            public List<List<int>>? LeftOut { get; set; }
            public Order? Next { get; set; }
            public IForm? Form { get; set; }
            public Note? Note { get; set; }
        }

        [FastSerType(View = true)]
        public partial record struct Spot(int X, short Y);

        [FastSerType(View = true)]
        public partial record Item(string? Sku, decimal Price);

        [FastSerType(View = true)]
        [FastSerUnion(0, typeof(Circle))]
        [FastSerUnion(1, typeof(Spot2))]
        public partial interface IForm;

        [FastSerType(View = true)]
        internal sealed partial record Circle(double Radius) : IForm;

        [FastSerType(View = true)]
        public partial record struct Spot2(string? Text) : IForm;

        [FastSerType(View = true, Format = WireFormat.Tolerant)]
        [FastSerRetired(2, typeof(string))]
        [FastSerReservedKeys(4, 4)]
        public partial record Note(
            [property: FastSerMember(0)] int Id,
            [property: FastSerMember(1)] string? Text = "none",
            [property: FastSerMember(3)] DateTime? Due = null,
            [property: FastSerMember(5)] List<Note>? Answers = null);
        """;
}
