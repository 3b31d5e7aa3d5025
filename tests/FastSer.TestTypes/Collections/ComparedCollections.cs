using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;

namespace FastSer.TestTypes;

/// <summary>Collections that are read with a comparer which the member states.</summary>
[FastSerType(View = true)]
public partial class ComparedCollections
{
    [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
    public Dictionary<string, int>? Dictionary { get; set; }

    public Dictionary<string, int>? Ordinary { get; set; }

    [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
    public HashSet<string>? Set { get; set; }

    [FastSerComparer(typeof(Descending))]
    public SortedSet<int>? Sorted { get; set; }

    [FastSerComparer(typeof(Descending))]
    public SortedList<int, string?>? SortedList { get; set; }

    [FastSerComparer(typeof(Descending))]
    public PriorityQueue<string?, int>? Priorities { get; set; }

    [FastSerComparer(StringComparison.Ordinal)]
    public SortedDictionary<string, int>? SortedDictionary { get; set; }

    [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
    public ConcurrentDictionary<string, int>? Concurrent { get; set; }

    [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
    public FrozenDictionary<string, int>? Frozen { get; set; }

    [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
    public ImmutableDictionary<string, int>? Immutable { get; set; }

    [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
    public IDictionary<string, int>? Interface { get; set; }

    [FastSerComparer(StringComparison.OrdinalIgnoreCase)]
    public ILookup<string, int>? Lookup { get; set; }
}

/// <summary>Numbers from the largest to the smallest.</summary>
public sealed class Descending : IComparer<int>
{
    public int Compare(int x, int y) => y.CompareTo(x);
}
