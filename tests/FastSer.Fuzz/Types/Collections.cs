namespace FastSer.Fuzz;

/// <summary>The requirements of a collection on its first type argument.</summary>
internal enum Asks
{
    Nothing,
    Key,
    Order,
    Value,

    /// <summary>A scalar that is a struct.</summary>
    Scalar,

    /// <summary>No struct.</summary>
    NotNullableKey,

    /// <summary>An order for the second argument.</summary>
    Priority,
}

/// <summary>One collection as text.</summary>
internal sealed record CollectionText(string Template, Asks Asks, bool IsValue = false, bool IsFillable = false, bool HasNoLimit = false);

/// <summary>The list of collections: a new one enters by one line.</summary>
internal static class Collections
{
    private const string Generic = "global::System.Collections.Generic.";
    private const string Concurrent = "global::System.Collections.Concurrent.";
    private const string Immutable = "global::System.Collections.Immutable.";
    private const string Frozen = "global::System.Collections.Frozen.";
    private const string Model = "global::System.Collections.ObjectModel.";

    public static IReadOnlyList<CollectionText> All { get; } =
    [
        new("{0}[]", Asks.Nothing),
        new("{0}[]", Asks.Nothing),
        new("{0}[]", Asks.Value),
        new("{0}[,]", Asks.Nothing, HasNoLimit: true),
        new("{0}[,,]", Asks.Nothing, HasNoLimit: true),
        new(Generic + "List<{0}>", Asks.Nothing, IsFillable: true),
        new(Generic + "List<{0}>", Asks.Value, IsFillable: true),
        new(Generic + "LinkedList<{0}>", Asks.Nothing, IsFillable: true),
        new(Generic + "Queue<{0}>", Asks.Nothing),
        new(Generic + "Stack<{0}>", Asks.Nothing),
        new(Generic + "HashSet<{!0}>", Asks.Key, IsFillable: true),
        new(Generic + "SortedSet<{!0}>", Asks.Order, IsFillable: true),
        new(Generic + "Dictionary<{!0}, {1}>", Asks.NotNullableKey, IsFillable: true),
        new(Generic + "Dictionary<{!0}, {1}>", Asks.NotNullableKey, IsFillable: true),
        new(Generic + "OrderedDictionary<{!0}, {1}>", Asks.NotNullableKey, IsFillable: true),
        new(Generic + "SortedDictionary<{!0}, {1}>", Asks.Order, IsFillable: true),
        new(Generic + "SortedList<{!0}, {1}>", Asks.Order, IsFillable: true),
        new(Generic + "PriorityQueue<{0}, {!1}>", Asks.Priority),
        new(Model + "Collection<{0}>", Asks.Nothing, IsFillable: true),
        new(Model + "ObservableCollection<{0}>", Asks.Nothing, IsFillable: true),
        new(Model + "ReadOnlyCollection<{0}>", Asks.Nothing),
        new(Model + "ReadOnlyObservableCollection<{0}>", Asks.Nothing),
        new(Model + "ReadOnlySet<{!0}>", Asks.Key),
        new(Model + "ReadOnlyDictionary<{!0}, {1}>", Asks.NotNullableKey),
        new(Concurrent + "ConcurrentQueue<{0}>", Asks.Nothing),
        new(Concurrent + "ConcurrentStack<{0}>", Asks.Nothing),
        new(Concurrent + "ConcurrentBag<{0}>", Asks.Nothing),
        new(Concurrent + "ConcurrentDictionary<{!0}, {1}>", Asks.NotNullableKey, IsFillable: true),
        new(Immutable + "ImmutableArray<{0}>", Asks.Nothing, IsValue: true),
        new(Immutable + "ImmutableList<{0}>", Asks.Nothing),
        new(Immutable + "ImmutableQueue<{0}>", Asks.Nothing),
        new(Immutable + "ImmutableStack<{0}>", Asks.Nothing),
        new(Immutable + "ImmutableHashSet<{!0}>", Asks.Key),
        new(Immutable + "ImmutableSortedSet<{!0}>", Asks.Order),
        new(Immutable + "ImmutableDictionary<{!0}, {1}>", Asks.NotNullableKey),
        new(Immutable + "ImmutableSortedDictionary<{!0}, {1}>", Asks.Order),
        new(Immutable + "IImmutableList<{0}>", Asks.Nothing),
        new(Immutable + "IImmutableQueue<{0}>", Asks.Nothing),
        new(Immutable + "IImmutableStack<{0}>", Asks.Nothing),
        new(Immutable + "IImmutableSet<{!0}>", Asks.Key),
        new(Immutable + "IImmutableDictionary<{!0}, {1}>", Asks.NotNullableKey),
        new(Concurrent + "BlockingCollection<{0}>", Asks.Nothing),
        new("global::System.Lazy<{0}>", Asks.Nothing, HasNoLimit: true),
        new(Frozen + "FrozenSet<{!0}>", Asks.Key),
        new(Frozen + "FrozenDictionary<{!0}, {1}>", Asks.NotNullableKey),
        new("global::System.Memory<{0}>", Asks.Nothing, IsValue: true),
        new("global::System.ReadOnlyMemory<{0}>", Asks.Nothing, IsValue: true),
        new("global::System.ArraySegment<{0}>", Asks.Nothing, IsValue: true),
        new("global::System.Buffers.ReadOnlySequence<{0}>", Asks.Scalar, IsValue: true),
        new(Generic + "IEnumerable<{0}>", Asks.Nothing),
        new(Generic + "ICollection<{0}>", Asks.Nothing),
        new(Generic + "IList<{0}>", Asks.Nothing),
        new(Generic + "IReadOnlyCollection<{0}>", Asks.Nothing),
        new(Generic + "IReadOnlyList<{0}>", Asks.Nothing),
        new(Generic + "ISet<{!0}>", Asks.Key),
        new(Generic + "IReadOnlySet<{!0}>", Asks.Key),
        new(Generic + "IDictionary<{!0}, {1}>", Asks.NotNullableKey),
        new(Generic + "IReadOnlyDictionary<{!0}, {1}>", Asks.NotNullableKey),
        new("global::System.Linq.ILookup<{!0}, {1}>", Asks.NotNullableKey),
        new("global::System.Linq.IGrouping<{!0}, {1}>", Asks.NotNullableKey, HasNoLimit: true),
        new("global::Prelude.OwnList<{0}>", Asks.Nothing, IsFillable: true),
        new("global::Prelude.OwnSet<{!0}>", Asks.Key, IsFillable: true),
        new("global::Prelude.OwnBag<{0}>", Asks.Nothing, IsFillable: true),
        new("global::Prelude.OwnRow<{0}>", Asks.Nothing, IsValue: true),
        new("global::Prelude.CustomMap<{!0}, {1}>", Asks.NotNullableKey, IsValue: true),
    ];
}
