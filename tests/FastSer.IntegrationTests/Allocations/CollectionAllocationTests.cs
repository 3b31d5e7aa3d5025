using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace FastSer.IntegrationTests.Allocations;

[Trait("Promise", "P4")]
public sealed class CollectionAllocationTests
{
    private const int Count = 100;

    private static readonly int[] s_numbers = [.. Enumerable.Range(0, Count)];
    private static readonly Dictionary<int, long> s_map = s_numbers.ToDictionary(static i => i, static i => (long)i);
    private static readonly byte[] s_grid = FastSerializer.Serialize(new int[Count / 10, 10]);
    private static object? s_kept;

    [OptimizedFact]
    public void ReadingACollectionWithACapacityAllocatesTheGraphAlone()
    {
        var items = FastSerializer.Serialize(s_numbers);
        var entries = FastSerializer.Serialize(s_map);

        Same(static () => new int[Count], () => FastSerializer.Deserialize<int[]>(items));
        Same(static () => new List<int>(Count), () => FastSerializer.Deserialize<List<int>>(items));
        Same(static () => new Queue<int>(Count), () => FastSerializer.Deserialize<Queue<int>>(items));
        Same(static () => new Stack<int>(Count), () => FastSerializer.Deserialize<Stack<int>>(items));
        Same(static () => new HashSet<int>(Count), () => FastSerializer.Deserialize<HashSet<int>>(items));
        Same(static () => new Dictionary<int, long>(Count), () => FastSerializer.Deserialize<Dictionary<int, long>>(entries));
        Same(static () => new SortedList<int, long>(Count), () => FastSerializer.Deserialize<SortedList<int, long>>(entries));
        Same(static () => new PriorityQueue<int, long>(Count), () => FastSerializer.Deserialize<PriorityQueue<int, long>>(entries));
        Same(static () => new ConcurrentDictionary<int, long>(-1, s_map, null),
            () => FastSerializer.Deserialize<ConcurrentDictionary<int, long>>(entries), atMost: true);
        Same(static () => new int[Count / 10, 10], static () => FastSerializer.Deserialize<int[,]>(s_grid));
        Same(static () => new LinkedList<int>(s_numbers), () => FastSerializer.Deserialize<LinkedList<int>>(items), atMost: true);
        Same(static () => new ReadOnlyCollection<int>(new int[Count]), () => FastSerializer.Deserialize<ReadOnlyCollection<int>>(items));
    }

    [OptimizedFact]
    public void MemoryIsReadAsOneArray()
    {
        var items = FastSerializer.Serialize(s_numbers);
        var array = Allocation.Of(static () => s_kept = new int[Count]);

        var least = Allocation.Of(() => FastSerializer.Deserialize<ReadOnlyMemory<int>>(items));
        Assert.Equal(array, least);
        Assert.Equal(array, Allocation.Of(() => FastSerializer.Deserialize<ImmutableArray<int>>(items)));
        Assert.Equal(array, Allocation.Of(() => FastSerializer.Deserialize<ArraySegment<int>>(items)));
        Assert.Equal(array, Allocation.Of(() => FastSerializer.Deserialize<ReadOnlySequence<int>>(items)));
    }

    [OptimizedFact]
    public void InterfacesAreWrittenWithoutAnEnumerator()
    {
        var strings = s_numbers.Select(static i => $"{i}").ToArray();

        Silent<IEnumerable<int>>(s_numbers, static (output, value) => FastSerializer.Serialize(output, value));
        Silent<IReadOnlyList<string>>(strings, static (output, value) => FastSerializer.Serialize(output, value));
        Silent<ICollection<string>>(strings.ToList(), static (output, value) => FastSerializer.Serialize(output, value));
        Silent<IList<int>>(new ObservableCollection<int>(s_numbers), static (output, value) => FastSerializer.Serialize(output, value));
        Silent<ISet<int>>(s_numbers.ToHashSet(), static (output, value) => FastSerializer.Serialize(output, value));
        Silent<IReadOnlySet<int>>(s_numbers.ToHashSet(), static (output, value) => FastSerializer.Serialize(output, value));
        Silent<IDictionary<int, long>>(s_map, static (output, value) => FastSerializer.Serialize(output, value));
        Silent<IReadOnlyDictionary<int, long>>(s_map, static (output, value) => FastSerializer.Serialize(output, value));
        Silent(new Stack<string>(strings), static (output, value) => FastSerializer.Serialize(output, value));
    }

    private static void Same(Func<object> build, Func<object> read, bool atMost = false)
    {
        var built = Allocation.Of(() => s_kept = build());
        var allocated = Allocation.Of(() => s_kept = read());
        Assert.True(atMost ? allocated <= built : allocated == built, $"{s_kept!.GetType()}: {allocated} instead of {built}");
    }

    private static void Silent<T>(T value, Action<ArrayBufferWriter<byte>, T> write)
    {
        var output = new ArrayBufferWriter<byte>(1 << 16);
        var allocated = Allocation.Of(() =>
        {
            output.ResetWrittenCount();
            write(output, value);
        });
        Assert.True(allocated == 0, $"{value!.GetType()}: {allocated} bytes");
    }
}
