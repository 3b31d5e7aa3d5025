namespace FastSer.Generator.Tests.Emission;

// Strings that are looked up in a pool.
public static partial class Samples
{
    public const string Interning = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Product
        {
            public string? Title { get; set; }

            [FastSerIntern]
            public string? Category { get; set; }

            [FastSerIntern]
            public List<string>? Tags { get; set; }

            [FastSerIntern]
            public Dictionary<string, string>? Attributes { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial record Price([property: FastSerMember(0)] decimal Amount, [property: FastSerMember(1), FastSerIntern] string Currency);
        """;
}
