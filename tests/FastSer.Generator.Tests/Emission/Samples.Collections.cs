namespace FastSer.Generator.Tests.Emission;

// Collections and tuples, as members and as roots.
public static partial class Samples
{
    public const string Collections = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Basket
        {
            public int[]? Numbers { get; set; }
            public List<string?>? Names { get; set; }
            public HashSet<Guid>? Ids { get; set; }
            public Dictionary<string, int>? Counts { get; set; }
            public List<List<DateTime>>? Nested { get; set; }
            public Dictionary<int, Item[]>? Items { get; set; }
            public List<Point>? Points { get; set; }
            public DayOfWeek[]? Days { get; set; }
        }

        [FastSerType]
        public sealed partial class Item
        {
            public string? Name { get; set; }
        }

        [FastSerType]
        public partial struct Point
        {
            public byte Kind;
            public double X;
        }
        """;

    public const string Tuples = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Tuples
        {
            public (int Id, Guid Key) Fixed { get; set; }
            public (int, string?) Variable { get; set; }
            public Tuple<int, string?>? Class { get; set; }
            public KeyValuePair<string, List<int>> Entry { get; set; }
        }
        """;

    public const string CallSiteRoots = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Entry
        {
            public int Id { get; set; }
        }

        public static class Calls
        {
            public static byte[] Entries(List<Entry> entries) => FastSerializer.Serialize(entries);

            public static int Size(Dictionary<string, Entry[]> entries) => FastSerializer.GetSize(entries);

            public static (int, Guid) Read(byte[] bytes) => FastSerializer.Deserialize<(int, Guid)>(bytes);
        }
        """;

    public const string FilledCollections = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Invoice
        {
            public int Number { get; set; }
            public List<string> Lines { get; } = new();
            public Dictionary<string, int> Totals { get; } = new();
            public List<int> Codes { get; } = new();
            public Invoice? Previous { get; set; }
        }

        [FastSerType]
        public partial class Shelf
        {
            public Shelf(string name) => Name = name;

            public HashSet<string> Books { get; } = new();
            public string Name { get; }
        }
        """;
}
