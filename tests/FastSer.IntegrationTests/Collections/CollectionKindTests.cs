using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Immutable;

namespace FastSer.IntegrationTests.Collections;

/// <summary>Promises of collections beyond coming back equal: order, enumeration, comparers, null.</summary>
public sealed class CollectionKindTests
{
    [Fact]
    public void StacksPopInTheOrderInWhichTheyWereFilled()
    {
        var stack = new Stack<int>([1, 2, 3]);

        Assert.Equal(new byte[] { 4, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0 }, FastSerializer.Serialize(stack));
        Assert.Equal([3, 2, 1], FastSerializer.Deserialize<Stack<int>>(FastSerializer.Serialize(stack)).ToArray());
        Assert.Equal([3, 2, 1], RoundTrip(new ConcurrentStack<int>([1, 2, 3]), static v => FastSerializer.Serialize(v)).ToArray());
        Assert.Equal([3, 2, 1], RoundTrip(ImmutableStack.Create(1, 2, 3), static v => FastSerializer.Serialize(v)).ToArray());
    }

    [Fact]
    public void PriorityQueuesDequeueInTheSameOrder()
    {
        var queue = new PriorityQueue<string, int>([("c", 3), ("a", 1), ("b", 2), ("a2", 1)]);
        var copy = FastSerializer.Deserialize<PriorityQueue<string, int>>(FastSerializer.Serialize(queue));

        while (queue.TryDequeue(out var element, out var priority))
        {
            Assert.True(copy.TryDequeue(out var same, out var samePriority));
            Assert.Equal((element, priority), (same, samePriority));
        }

        Assert.Equal(0, copy.Count);
    }

    [Fact]
    public void SortedListsTakeKeysInAnyOrder()
    {
        var bytes = FastSerializer.Serialize(new Dictionary<int, byte> { [3] = 30, [1] = 10, [2] = 20 });
        var list = FastSerializer.Deserialize<SortedList<int, byte>>(bytes);

        Assert.Equal([1, 2, 3], list.Keys);
        Assert.Equal([10, 20, 30], list.Values);
        Assert.Equal(3 + 13, FastSerializer.Serialize(list).Length);
    }

    [Fact]
    public void SortedListsRefuseKeysThatOccurTwiceWhereverTheyStand()
    {
        foreach (int[] keys in new[] { new[] { 1, 1 }, [1, 2, 1], [3, 2, 1, 2], [2, 1, 1] })
        {
            var bytes = FastSerializer.Serialize(keys.Select(static key => KeyValuePair.Create(key, (byte)0)).ToArray());

            Assert.False(FastSerializer.TryDeserialize<SortedList<int, byte>>(bytes, out _, out var error));
            Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);
        }
    }

    [Fact]
    public void DuplicatesAreRefusedByEverySet()
    {
        Assert.Equal(11, Roots());
        byte[] twice = [3, 5, 0, 0, 0, 5, 0, 0, 0];

        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<SortedSet<int>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ImmutableHashSet<int>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ImmutableSortedSet<int>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<System.Collections.Frozen.FrozenSet<int>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ISet<int>>(twice));
    }

    [Fact]
    public void DuplicateKeysAreRefusedByEveryMap()
    {
        byte[] twice = [3, 5, 1, 5, 2];

        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<SortedDictionary<byte, byte>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ConcurrentDictionary<byte, byte>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ImmutableDictionary<byte, byte>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ImmutableSortedDictionary<byte, byte>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<IReadOnlyDictionary<byte, byte>>(twice));
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ILookup<byte, byte>>([3, 5, 1, 5, 1]));
    }

    [Fact]
    public void ALookupKeepsItsGroupsInOrderAndANullKey()
    {
        var lookup = new[] { "b", null, "a", "b" }.Select(static (key, i) => (key, i)).ToLookup(static p => p.key, static p => p.i);
        var copy = FastSerializer.Deserialize<ILookup<string?, int>>(FastSerializer.Serialize(lookup));

        Assert.Equal(["b", null, "a"], copy.Select(static group => group.Key));
        Assert.Equal([0, 3], copy["b"]);
        Assert.Equal([1], copy[null]);
        Assert.Empty(copy["c"]);
        Assert.True(copy.Contains("a"));
        Assert.Equal(3, copy.Count);
    }

    [Fact]
    public void ComparersOfMembersAreThoseOfTheAttribute()
    {
        var copy = FastSerializer.Deserialize<ComparedCollections>(FastSerializer.Serialize(new ComparedCollections
        {
            Dictionary = new(StringComparer.OrdinalIgnoreCase) { ["Key"] = 1 },
            Ordinary = new() { ["Key"] = 1 },
            Set = ["Key"],
            Sorted = [1, 2, 3],
            SortedList = new() { [1] = "a", [2] = "b" },
            Lookup = new[] { "Key" }.ToLookup(static s => s, static _ => 1),
            Interface = new Dictionary<string, int> { ["Key"] = 1 },
        }))!;

        Assert.Equal(1, copy.Dictionary!["KEY"]);
        Assert.False(copy.Ordinary!.ContainsKey("KEY"));
        Assert.Contains("KEY", copy.Set!);
        Assert.Equal([3, 2, 1], copy.Sorted!);
        Assert.Equal([2, 1], copy.SortedList!.Keys);
        Assert.True(copy.Lookup!.Contains("KEY"));
        Assert.True(copy.Interface!.ContainsKey("KEY"));
    }

    [Fact]
    public void KeysThatTheStatedComparerFindsEqualAreDuplicates()
    {
        var bytes = FastSerializer.Serialize(new ComparedCollections
        {
            Dictionary = new(StringComparer.Ordinal) { ["Key"] = 1, ["KEY"] = 2 },
        });

        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf<ComparedCollections>(bytes));
    }

    [Fact]
    public void AnEnumerableIsEnumeratedOnce()
    {
        var starts = 0;
        IEnumerable<int> Lazy()
        {
            starts++;
            yield return 1;
            yield return 2;
        }

        Assert.Equal(new byte[] { 3, 1, 0, 0, 0, 2, 0, 0, 0 }, FastSerializer.Serialize(Lazy()));
        Assert.Equal(1, starts);
    }

    [Fact]
    public void InterfacesAreWrittenAsWhatStandsBehindThem()
    {
        var expected = FastSerializer.Serialize(new[] { 1, 2 });

        Assert.Equal(expected, FastSerializer.Serialize<IReadOnlyList<int>>(new[] { 1, 2 }));
        Assert.Equal(expected, FastSerializer.Serialize<ICollection<int>>(new LinkedList<int>([1, 2])));
        Assert.Equal(expected, FastSerializer.Serialize<IList<int>>(ImmutableArray.Create(1, 2)));
        Assert.Equal(expected, FastSerializer.Serialize<IReadOnlyCollection<int>>(new Queue<int>([1, 2])));
        Assert.Equal(expected, FastSerializer.Serialize<IEnumerable<int>>(new SortedSet<int> { 2, 1 }));
        Assert.IsType<List<int>>(FastSerializer.Deserialize<IReadOnlyCollection<int>>(expected));
        Assert.IsType<HashSet<int>>(FastSerializer.Deserialize<ISet<int>>(expected));
    }

    [Fact]
    public void ACollectionThatLiesAboutItsCountIsAnError()
    {
        foreach (var count in new[] { -1, int.MinValue, 0, 2, 1000 })
        {
            var fault = Assert.Throws<FastSerException>(() => FastSerializer.Serialize<IReadOnlyCollection<int>>(new Liar(count)));
            Assert.Equal(FastSerErrorCode.CollectionChanged, fault.Code);
            fault = Assert.Throws<FastSerException>(() => FastSerializer.Serialize<IReadOnlyCollection<string>>(new Liar(count)));
            Assert.Equal(FastSerErrorCode.CollectionChanged, fault.Code);
        }
    }

    [Fact]
    public void NullEmptyAndDefaultStayApart()
    {
        Assert.Equal([0], FastSerializer.Serialize(default(ImmutableArray<int>)));
        Assert.Equal([1], FastSerializer.Serialize(ImmutableArray<int>.Empty));
        Assert.True(FastSerializer.Deserialize<ImmutableArray<int>>([0]).IsDefault);
        Assert.Equal([0], FastSerializer.Serialize(default(ArraySegment<byte>)));
        Assert.Equal([1], FastSerializer.Serialize(ArraySegment<byte>.Empty));
        Assert.Null(FastSerializer.Deserialize<ArraySegment<byte>>([0]).Array);
        Assert.Equal([1], FastSerializer.Serialize(default(Memory<byte>)));
        Assert.Equal(FastSerErrorCode.InvalidValue, CodeOf<Memory<byte>>([0]));
        Assert.Equal(FastSerErrorCode.InvalidValue, CodeOf<ReadOnlySequence<byte>>([0]));
    }

    [Fact]
    public void ASequenceOfSegmentsIsWrittenAsOneArray()
    {
        var first = new Segment(new byte[] { 1, 2 }, null, 0);
        var last = new Segment(new byte[] { 4 }, first, 2);
        var sequence = new ReadOnlySequence<byte>(first, 0, last, 1);

        Assert.Equal(new byte[] { 4, 1, 2, 4 }, FastSerializer.Serialize(sequence));
        Assert.Equal([1, 2, 4], FastSerializer.Deserialize<ReadOnlySequence<byte>>([4, 1, 2, 4]).ToArray());
    }

    /// <summary>Names the roots that are reached only through a type parameter.</summary>
    private static int Roots() =>
        FastSerializer.GetSize<SortedSet<int>?>(null) + FastSerializer.GetSize<ImmutableHashSet<int>?>(null)
        + FastSerializer.GetSize<ImmutableSortedSet<int>?>(null) + FastSerializer.GetSize<ISet<int>?>(null)
        + FastSerializer.GetSize<System.Collections.Frozen.FrozenSet<int>?>(null)
        + FastSerializer.GetSize<SortedDictionary<byte, byte>?>(null)
        + FastSerializer.GetSize<ConcurrentDictionary<byte, byte>?>(null)
        + FastSerializer.GetSize<ImmutableDictionary<byte, byte>?>(null)
        + FastSerializer.GetSize<ImmutableSortedDictionary<byte, byte>?>(null)
        + FastSerializer.GetSize<IReadOnlyDictionary<byte, byte>?>(null)
        + FastSerializer.GetSize<ILookup<byte, byte>?>(null);

    [Fact]
    public void OrderedDictionariesAndReadOnlySetsComeBack()
    {
        var ordered = new OrderedDictionary<string, int> { ["z"] = 1, ["a"] = 2 };
        var copy = FastSerializer.Deserialize<OrderedDictionary<string, int>>(FastSerializer.Serialize(ordered));
        var set = new System.Collections.ObjectModel.ReadOnlySet<int>(new HashSet<int> { 2, 1 });

        Assert.Equal(["z", "a"], copy.Keys);
        Assert.Equal([2, 1], FastSerializer.Deserialize<System.Collections.ObjectModel.ReadOnlySet<int>>(FastSerializer.Serialize(set)).ToArray());
    }

    private static FastSerErrorCode CodeOf<T>(byte[] bytes) =>
        FastSerializer.TryDeserialize<T>(bytes, out _, out var error) ? FastSerErrorCode.None : error.Code;

    private static T RoundTrip<T>(T value, Func<T, byte[]> write) => FastSerializer.Deserialize<T>(write(value));

    /// <summary>One element, and any count.</summary>
    private sealed class Liar(int count) : IReadOnlyCollection<int>, IReadOnlyCollection<string>
    {
        public int Count => count;

        public IEnumerator<int> GetEnumerator() => Enumerable.Repeat(7, 1).GetEnumerator();

        IEnumerator<string> IEnumerable<string>.GetEnumerator() => Enumerable.Repeat("x", 1).GetEnumerator();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, Segment? previous, long start)
        {
            Memory = memory;
            RunningIndex = start;
            if (previous is not null)
            {
                previous.Next = this;
            }
        }
    }
}
