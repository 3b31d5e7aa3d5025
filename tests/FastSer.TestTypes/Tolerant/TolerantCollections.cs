using System.Collections.Immutable;

namespace FastSer.TestTypes;

/// <summary>Collections of all kinds behind a mask; those without a setter are never null.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerRetired(3, typeof(LinkedList<string>))]
[FastSerRetired(11, typeof(double[,]))]
public sealed partial class TolerantCollections
{
    /// <summary>A set.</summary>
    [FastSerMember(0)]
    public HashSet<int>? Set { get; set; }

    /// <summary>An array of two dimensions.</summary>
    [FastSerMember(1)]
    public string?[,]? Grid { get; set; }

    /// <summary>A struct that has null.</summary>
    [FastSerMember(2)]
    public ImmutableArray<string?> Immutable { get; set; }

    /// <summary>A struct that has null, nullable a second time.</summary>
    [FastSerMember(4)]
    public ImmutableArray<int>? Nullable { get; set; }

    /// <summary>Memory, which has no null.</summary>
    [FastSerMember(5)]
    public ReadOnlyMemory<byte> Memory { get; set; }

    /// <summary>An interface.</summary>
    [FastSerMember(6)]
    public IReadOnlyDictionary<string, TolerantPoint>? Map { get; set; }

    /// <summary>A stack of objects.</summary>
    [FastSerMember(7)]
    public Stack<TolerantRow?>? Stack { get; set; }

    /// <summary>A list without a setter.</summary>
    [FastSerMember(8)]
    public List<int> Filled { get; } = [1, 2];

    /// <summary>A dictionary without a setter.</summary>
    [FastSerMember(9)]
    public SortedDictionary<int, Leaf?> Sorted { get; } = [];

    /// <summary>A list that only construction can set.</summary>
    [FastSerMember(10)]
    public IList<long?>? Initial { get; init; } = [7];
}
