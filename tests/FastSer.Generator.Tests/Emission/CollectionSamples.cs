namespace FastSer.Generator.Tests.Emission;

/// <summary>Sources with the collections beside arrays, List, HashSet and Dictionary.</summary>
internal static class CollectionSamples
{
    public const string Linear = """
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.Collections.ObjectModel;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Line
        {
            public Queue<string?>? Queue { get; set; }
            public Stack<int>? Stack { get; set; }
            public LinkedList<int>? Linked { get; set; }
            public SortedSet<int>? Sorted { get; set; }
            public PriorityQueue<string?, int>? Priorities { get; set; }
            public Collection<int>? Plain { get; set; }
            public ImmutableArray<int> Numbers { get; set; }
            public ImmutableHashSet<int>? Set { get; set; }
        }
        """;

    public const string Maps = """
        using System.Collections.Concurrent;
        using System.Collections.Frozen;
        using System.Collections.Generic;
        using System.Linq;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Maps
        {
            public SortedList<string, int>? Prices { get; set; }
            public ConcurrentDictionary<int, string?>? Names { get; set; }
            public FrozenDictionary<int, int>? Frozen { get; set; }
            public ILookup<int, string?>? Lookup { get; set; }
        }
        """;

    public const string Memory = """
        using System;
        using System.Buffers;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Buffers
        {
            public ReadOnlyMemory<byte> Bytes { get; set; }
            public ArraySegment<string?> Segment { get; set; }
            public ReadOnlySequence<byte> Sequence { get; set; }
        }
        """;

    public const string Grids = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Grids
        {
            public double[,]? Matrix { get; set; }
            public string?[,,]? Names { get; set; }
            public int[,]?[]? Pages { get; set; }
        }
        """;

    public const string Interfaces = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Interfaces
        {
            public IEnumerable<int>? Numbers { get; set; }
            public IReadOnlyCollection<int>? Counted { get; set; }
            public IReadOnlyList<string?>? Names { get; set; }
            public IDictionary<int, string?>? Map { get; set; }
        }
        """;

    public const string OwnAndCompared = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Catalog
        {
            public Names? Names { get; set; }
            public Table? Table { get; set; }

            [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
            public Dictionary<string, int>? Prices { get; set; }

            public Dictionary<string, int>? Stock { get; set; }

            [FastSerComparer(typeof(Backwards))]
            public SortedSet<int>? Ranks { get; set; }
        }

        public class Names : List<string?>;

        public class Table(int capacity) : Dictionary<int, string?>(capacity);

        public sealed class Backwards : IComparer<int>
        {
            public int Compare(int x, int y) => y.CompareTo(x);
        }
        """;
}
