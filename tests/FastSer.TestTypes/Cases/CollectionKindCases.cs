using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace FastSer.TestTypes;

/// <summary>The collections of the framework beside arrays, List, HashSet and Dictionary; the user's own; interfaces.</summary>
internal static class CollectionKindCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<LinearCollections?>(() => [null, new(), Linear(0), Linear(1), Linear(5)]),
        Case.Of<SortedCollections?>(() => [null, new(), Sorted(0), Sorted(1), Sorted(6)]),
        Case.Of<ObjectModelCollections?>(() => [null, new(), ObjectModel(0), ObjectModel(1), ObjectModel(4)]),
        Case.Of<ConcurrentCollections?>(() => [null, new(), Concurrent(0), Concurrent(1), Concurrent(3)]),
        Case.Of<ImmutableCollections?>(() => [null, new(), Immutable(0), Immutable(1), Immutable(4)]),
        Case.Of<FrozenCollections?>(() => [null, new(), Frozen(0), Frozen(1), Frozen(3)]),
        Case.Of<MemoryCollections?>(() => [null, new(), Memory(0), Memory(1), Memory(300)]),
        Case.Of<InterfaceCollections?>(() => [null, new(), Interfaces(0), Interfaces(1), Interfaces(3)]),
        Case.Of<GroupedCollections?>(() => [null, new(), Grouped(0), Grouped(1), Grouped(5)]),
        Case.Of<WrappedCollections?>(() => [null, new(), Wrapped(0), Wrapped(1), Wrapped(3)]),
        Case.Of<MadeCollections?>(() => [null, new(), Made(0), Made(1), Made(3)]),
        Case.Of<OwnCollections?>(() => [null, new(), Own(0), Own(1), Own(3)]),
        Case.Root("RootQueue", static (Queue<Guid>? v) => FastSerializer.Serialize(v), () => [null, new(), new(Edge.Guids)]),
        Case.Root("RootStack", static (Stack<Leaf?>? v) => FastSerializer.Serialize(v), () => [null, new(), new([null, Leaves(1)])]),
        Case.Root(
            "RootImmutableArray", static (ImmutableArray<DateTime> v) => FastSerializer.Serialize(v),
            () => [default, [], [.. Edge.DateTimes]]),
        Case.Root(
            "RootMemory", static (ReadOnlyMemory<byte> v) => FastSerializer.Serialize(v), () => [default, Bytes(1), Bytes(300)]),
        Case.Root(
            "RootInterface", static (IReadOnlyList<string?>? v) => FastSerializer.Serialize(v),
            () => [null, new List<string?>(), new List<string?>(Edge.Strings)]),
        Case.Root(
            "RootSortedDictionary", static (SortedDictionary<int, Leaf?>? v) => FastSerializer.Serialize(v),
            () => [null, [], new() { [2] = Leaves(2), [1] = null }]),
        Case.Root("RootOwn", static (NumberList? v) => FastSerializer.Serialize(v), () => [null, [], [1, 2]]),
    ];

    private static LinearCollections Linear(int count)
    {
        var texts = Case.Repeat<string?>(["a", null, "ĀĀ", ""], count);
        var priorities = new PriorityQueue<string?, int>();
        var dates = new PriorityQueue<long, DateTime>();
        for (var i = 0; i < count; i++)
        {
            priorities.Enqueue(texts[i], -i);
            dates.Enqueue(i, Edge.DateTimes[i]);
        }

        return new()
        {
            Linked = new(Case.Repeat(Edge.Int32s, count)),
            LinkedStrings = new(texts),
            Queue = new(Case.Repeat(Edge.Int32s, count)),
            QueuedObjects = new(Case.Repeat([null, Leaves(1)], count)),
            Stack = new(Case.Repeat(Edge.Int32s, count)),
            StackedStrings = new(texts),
            StackedObjects = new(Case.Repeat([null, Leaves(1)], count)),
            StackedStructs = new(Case.Repeat(Samples.IntThenDateTime, count)),
            QueuedLists = new(Case.Repeat<List<int>?>([[1, 2], null, []], count)),
            Priorities = priorities,
            FixedPriorities = dates,
        };
    }

    private static SortedCollections Sorted(int count) => new()
    {
        Set = [.. Edge.Int32s.Take(count)],
        Strings = [.. new[] { "b", null, "a", "c", "d", "e" }.Take(count)],
        Dictionary = new(Case.Map(count, static i => 5L - i, static i => i == 0 ? null : "v")),
        StringKeys = new(Case.Map<string, List<int>?>(count, static i => $"k{9 - i}", static i => i == 1 ? null : [i])),
        List = new(Case.Map(count, static i => -i, static i => i == 1 ? null : Leaves(i))),
        FixedList = new(Case.Map(count, static i => DateOnly.MaxValue.AddDays(-i), static i => i % 2 == 0)),
    };

    private static ObjectModelCollections ObjectModel(int count) => new()
    {
        Plain = new(Case.Repeat<string?>(["x", null], count).ToList()),
        Observable = new(Case.Repeat(Edge.Int32s, count)),
        ReadOnly = new(Case.Repeat([null, Leaves(3)], count)),
        ReadOnlyObservable = new(new(Case.Repeat(Edge.DateTimeOffsets, count))),
        ReadOnlyDictionary = new(Case.Map(count, static i => i, static i => i == 1 ? null : "v")),
    };

    private static ConcurrentCollections Concurrent(int count) => new()
    {
        Queue = new(Case.Repeat(Edge.Int32s, count)),
        Stack = new(Case.Repeat<string?>(["a", null, "b"], count)),
        Bag = new(Case.Repeat(Edge.Int64s, count)),
        Dictionary = new(Case.Map(count, static i => i, static i => i == 1 ? null : "v")),
    };

    private static ImmutableCollections Immutable(int count) => new()
    {
        Scalars = [.. Case.Repeat(Edge.Int32s, count)],
        Strings = [.. Case.Repeat<string?>([null, "s"], count)],
        Structs = [.. Case.Repeat(Samples.IntThenDateTime, count)],
        Nullable = count == 1 ? default(ImmutableArray<int>) : [1],
        List = [.. Case.Repeat(Edge.Int32s, count)],
        Objects = [.. Case.Repeat([null, Leaves(2)], count)],
        Queue = [.. Case.Repeat<string?>(["first", null], count)],
        Stack = ImmutableStack.CreateRange(Case.Repeat(Edge.Int32s, count)),
        Set = [.. Enumerable.Range(1, count)],
        SortedSet = [.. Edge.Int32s.Take(count)],
        Dictionary = Case.Map(count, static i => i, static i => i == 1 ? null : "v").ToImmutableDictionary(),
        SortedDictionary = Case.Map(count, static i => -i, static i => (byte)i).ToImmutableSortedDictionary(),
    };

    private static FrozenCollections Frozen(int count) => new()
    {
        Set = Enumerable.Range(1, count).ToFrozenSet(),
        Dictionary = Case.Map(count, static i => i + 1, static i => i == 1 ? null : "v").ToFrozenDictionary(),
    };

    private static MemoryCollections Memory(int count) => new()
    {
        Bytes = Bytes(count),
        ReadOnlyBytes = Bytes(count),
        Booleans = Case.Repeat(Edge.Booleans, count),
        Strings = Case.Repeat<string?>(["a", null], count),
        Segment = Bytes(count),
        Objects = Case.Repeat([null, Leaves(1)], count),
        Sequence = new(Bytes(count)),
        Numbers = new(Case.Repeat(Edge.Int32s, count)),
        Structs = Case.Repeat(Samples.IntThenDateTime, count),
    };

    private static InterfaceCollections Interfaces(int count) => new()
    {
        Enumerable = Case.Repeat(Edge.Int32s, count).ToList(),
        Collection = Case.Repeat<string?>(["a", null], count).ToList(),
        List = Case.Repeat([null, Leaves(1)], count).ToList(),
        ReadOnlyCollection = Case.Repeat(Edge.DateTimes, count).ToList(),
        ReadOnlyList = Case.Repeat(Samples.IntThenDateTime, count).ToList(),
        Set = Edge.Int32s.Take(count).ToHashSet(),
        ReadOnlySet = new string?[] { "x", null, "y" }.Take(count).ToHashSet(),
        Dictionary = Case.Map(count, static i => i, static i => i == 1 ? null : "v"),
        ReadOnlyDictionary = Case.Map(count, static i => $"k{i}", static i => i),
        Nested = Case.Repeat<IEnumerable<int>?>([new List<int> { 1 }, null], count).ToList(),
    };

    private static GroupedCollections Grouped(int count) => new()
    {
        Lookup = Enumerable.Range(0, count).ToLookup(static i => i % 3 == 0 ? null : $"k{i % 3}"),
        Group = count == 0 ? null : Enumerable.Range(0, count).GroupBy(static i => 7, static i => (string?)$"v{i}").Single(),
        Objects = Enumerable.Range(0, count).ToLookup(static i => i % 2, static i => i == 1 ? null : Leaves(i)),
    };

    private static WrappedCollections Wrapped(int count) => new()
    {
        List = ImmutableList.CreateRange(Case.Repeat(Edge.Int32s, count)),
        Queue = ImmutableQueue.CreateRange<string?>(Case.Repeat(Edge.Strings, count)),
        Stack = ImmutableStack.CreateRange(Case.Repeat(Edge.Int32s, count)),
        Set = ImmutableHashSet.CreateRange(Edge.Int32s.Take(count)),
        Dictionary = Case.Map(count, static i => i, static i => i == 1 ? null : "v").ToImmutableDictionary(),
        Blocking = new BlockingCollection<string?>(new ConcurrentQueue<string?>(Case.Repeat(Edge.Strings, count))),
        Number = new Lazy<int>(count),
        Flag = new Lazy<bool>(value: count == 1),
        Text = new Lazy<string?>(count == 0 ? null : "text"),
        Leaves = [null, .. Enumerable.Range(0, count).Select(static i => new Lazy<Leaf?>(i == 0 ? null : new Leaf { Id = i }))],
    };

    private static MadeCollections Made(int count) => new()
    {
        Path = new StepList(Case.Repeat(Edge.Strings, count)),
        Texts = BuiltList.Create<string?>([.. Case.Repeat(Edge.Strings, count)]),
        Row = new RowCollection<int>([.. Case.Repeat(Edge.Int32s, count)]),
        MaybeRow = count == 1 ? null : new RowCollection<string?>([.. Case.Repeat(Edge.Strings, count)]),
        Frozen = new FrozenCollection([.. Case.Repeat(Edge.Int64s, count)]),
        Words = new WordSet(Enumerable.Range(0, count).Select(static i => $"word {i}")),
        Lookups = new NameDictionary(Enumerable.Range(0, count).ToDictionary(static i => i, static i => i == 0 ? null : "text")),
        Rows = [.. Enumerable.Range(0, count).Select(static i => new RowCollection<long>([i]))],
    };

    private static OwnCollections Own(int count)
    {
        ICollection<string?> names = new NameCollection(count);
        Array.ForEach(Case.Repeat<string?>(["a", null], count), names.Add);
        var table = new LeafTable();
        for (var i = 0; i < count; i++)
        {
            table.Add(-i, i == 1 ? null : Leaves(i));
        }

        return new()
        {
            Numbers = [.. Case.Repeat(Edge.Int32s, count)],
            Names = (NameCollection)names,
            Table = table,
            Words = [.. new[] { "One", "two", "THREE" }.Take(count)],
        };
    }

    private static Leaf Leaves(int id) => new() { Id = id, Name = "leaf" };

    private static byte[] Bytes(int count) => Case.Repeat(Edge.Bytes, count);
}
