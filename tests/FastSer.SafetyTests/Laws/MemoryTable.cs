using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Reflection;
using System.Text;

namespace FastSer.SafetyTests.Laws;

/// <summary>What one byte of input becomes at most, by kind: to add a kind, add a member and a line.</summary>
internal static class MemoryTable
{
    private const int Count = 4_000;

    private static readonly byte[] s_none = [];
    private static readonly byte[] s_one = [7];
    private static readonly Dictionary<byte, byte> s_noEntry = [];
    private static readonly Dictionary<byte, byte> s_oneEntry = new() { [7] = 8 };

    private static readonly (string Kind, string Member, object?[] Items)[] s_rows =
    [
        ("null in place of an object, with its place in an array", nameof(MemoryKinds.Strings), [null]),
        ("`int?`, null", nameof(MemoryKinds.Numbers), [null]),
        ("`Guid?`, null", nameof(MemoryKinds.Ids), [null]),
        ("`string`", nameof(MemoryKinds.Strings), ["", "a", "ab", "abc", "\u0100"]),
        ("class of four texts", nameof(MemoryKinds.Classes), [new OfTexts()]),
        ("the same in the Compact format", nameof(MemoryKinds.CompactClasses), [new OfTextsCompact()]),
        ("the same in the Tolerant format", nameof(MemoryKinds.TolerantClasses), [new OfTextsTolerant()]),
        ("class with a `FastSerUnknown`, of another version", nameof(MemoryKinds.KeepingClasses), [Read<OfUnknown>(2, 2), Read<OfUnknown>(3, 3, 7)]),
        ("`FastSerUnknownCase` in a class", nameof(MemoryKinds.KeepingUnions), [Read<OfUnknownCase>(6, 1), Read<OfUnknownCase>(6, 2, 7)]),
        ("the same with references", nameof(MemoryKinds.TrackedClasses), [new OfTextsTracked()]),
        ("`T[]`", nameof(MemoryKinds.Arrays), [s_none, s_one]),
        ("`T[,]`", nameof(MemoryKinds.Grids), [new int[0, 0], new int[1, 1]]),
        ("`Memory<T>`", nameof(MemoryKinds.Memories), [new Memory<byte>(), new Memory<byte>(s_one)]),
        ("`ImmutableArray<T>`", nameof(MemoryKinds.ImmutableArrays),
            [ImmutableArray<byte>.Empty, s_one.ToImmutableArray()]),
        ("`List<T>`", nameof(MemoryKinds.Lists), [new List<byte>(), new List<byte>(s_one)]),
        ("`IEnumerable<T>` and other interfaces of lists", nameof(MemoryKinds.Enumerables),
            [new List<byte>(), new List<byte>(s_one)]),
        ("`HashSet<T>`", nameof(MemoryKinds.Sets), [new HashSet<byte>(), new HashSet<byte>(s_one)]),
        ("`Dictionary<,>`", nameof(MemoryKinds.Maps), [s_noEntry, s_oneEntry]),
        ("`IDictionary<,>` and other interfaces of dictionaries", nameof(MemoryKinds.MapInterfaces),
            [s_noEntry, s_oneEntry]),
        ("`LinkedList<T>`", nameof(MemoryKinds.Linked), [new LinkedList<byte>(), new LinkedList<byte>(s_one)]),
        ("`Queue<T>`", nameof(MemoryKinds.Queues), [new Queue<byte>(), new Queue<byte>(s_one)]),
        ("`Stack<T>`", nameof(MemoryKinds.Stacks), [new Stack<byte>(), new Stack<byte>(s_one)]),
        ("`PriorityQueue<,>`", nameof(MemoryKinds.Priorities),
            [new PriorityQueue<byte, byte>(), new PriorityQueue<byte, byte>([(7, 8)])]),
        ("`SortedSet<T>`", nameof(MemoryKinds.SortedSets), [new SortedSet<byte>(), new SortedSet<byte>(s_one)]),
        ("`SortedDictionary<,>`", nameof(MemoryKinds.SortedMaps),
            [new SortedDictionary<byte, byte>(), new SortedDictionary<byte, byte>(s_oneEntry)]),
        ("`SortedList<,>`", nameof(MemoryKinds.SortedLists),
            [new SortedList<byte, byte>(), new SortedList<byte, byte>(s_oneEntry)]),
        ("`Collection<T>`", nameof(MemoryKinds.Collections), [new Collection<byte>(), Filled(new Collection<byte>())]),
        ("`ObservableCollection<T>`", nameof(MemoryKinds.Observables),
            [new ObservableCollection<byte>(), Filled(new ObservableCollection<byte>())]),
        ("`ReadOnlyCollection<T>`", nameof(MemoryKinds.ReadOnlys),
            [new List<byte>().AsReadOnly(), new List<byte>(s_one).AsReadOnly()]),
        ("`ConcurrentQueue<T>`", nameof(MemoryKinds.ConcurrentQueues),
            [new ConcurrentQueue<byte>(), new ConcurrentQueue<byte>(s_one)]),
        ("`ConcurrentStack<T>`", nameof(MemoryKinds.ConcurrentStacks),
            [new ConcurrentStack<byte>(), new ConcurrentStack<byte>(s_one)]),
        ("`ConcurrentBag<T>`", nameof(MemoryKinds.ConcurrentBags),
            [new ConcurrentBag<byte>(), new ConcurrentBag<byte>(s_one)]),
        ("`ConcurrentDictionary<,>`", nameof(MemoryKinds.ConcurrentMaps),
            [new ConcurrentDictionary<byte, byte>(), new ConcurrentDictionary<byte, byte>(s_oneEntry)]),
        ("`ImmutableList<T>`", nameof(MemoryKinds.ImmutableLists),
            [ImmutableList<byte>.Empty, s_one.ToImmutableList()]),
        ("`BlockingCollection<T>`", nameof(MemoryKinds.Blocking),
            [new BlockingCollection<byte>(), new BlockingCollection<byte>(new ConcurrentQueue<byte>(s_one))]),
        ("`Lazy<T>`", nameof(MemoryKinds.LazyNumbers), [new Lazy<byte>(7)]),
        ("`ImmutableQueue<T>`", nameof(MemoryKinds.ImmutableQueues),
            [ImmutableQueue<byte>.Empty, ImmutableQueue.Create<byte>(7)]),
        ("`ImmutableStack<T>`", nameof(MemoryKinds.ImmutableStacks),
            [ImmutableStack<byte>.Empty, ImmutableStack.Create<byte>(7)]),
        ("`ImmutableHashSet<T>`", nameof(MemoryKinds.ImmutableSets),
            [ImmutableHashSet<byte>.Empty, s_one.ToImmutableHashSet()]),
        ("`ImmutableSortedSet<T>`", nameof(MemoryKinds.ImmutableSortedSets),
            [ImmutableSortedSet<byte>.Empty, s_one.ToImmutableSortedSet()]),
        ("`ImmutableDictionary<,>`", nameof(MemoryKinds.ImmutableMaps),
            [ImmutableDictionary<byte, byte>.Empty, s_oneEntry.ToImmutableDictionary()]),
        ("`ImmutableSortedDictionary<,>`", nameof(MemoryKinds.ImmutableSortedMaps),
            [ImmutableSortedDictionary<byte, byte>.Empty, s_oneEntry.ToImmutableSortedDictionary()]),
        ("`FrozenSet<T>`", nameof(MemoryKinds.FrozenSets), [s_none.ToFrozenSet(), s_one.ToFrozenSet()]),
        ("`FrozenDictionary<,>`", nameof(MemoryKinds.FrozenMaps),
            [s_noEntry.ToFrozenDictionary(), s_oneEntry.ToFrozenDictionary()]),
        ("`ILookup<,>`", nameof(MemoryKinds.Lookups), [s_none.ToLookup(static b => b), s_one.ToLookup(static b => b)]),
        ("`BitArray`", nameof(MemoryKinds.Bits), [new BitArray(0), new BitArray(1)]),
        ("`StringBuilder`", nameof(MemoryKinds.Builders), [new StringBuilder(), new StringBuilder("a")]),
        ("`Uri`", nameof(MemoryKinds.Addresses), [new Uri("a", UriKind.Relative), new Uri("ab:c")]),
        ("`BigInteger`", nameof(MemoryKinds.Large), [BigInteger.Zero, BigInteger.One << 31, BigInteger.One << 64]),
        ("`Version`", nameof(MemoryKinds.Versions), [new Version(1, 2)]),
        ("`IPEndPoint`", nameof(MemoryKinds.EndPoints), [new IPEndPoint(0, 0)]),
        ("`IPNetwork`", nameof(MemoryKinds.Networks), [IPNetwork.Parse("10.0.0.0/8")]),
        ("`IPAddress`", nameof(MemoryKinds.Hosts), [new IPAddress(new byte[4]), new IPAddress(new byte[16])]),
        ("`CultureInfo`, `TimeZoneInfo`, `Encoding`", nameof(MemoryKinds.Cultures), [System.Globalization.CultureInfo.InvariantCulture]),
        ("`Color`", nameof(MemoryKinds.Colors), [System.Drawing.Color.Empty]),
        ("`NameValueCollection`", nameof(MemoryKinds.NameValues), [new System.Collections.Specialized.NameValueCollection()]),
        ("`JsonElement`", nameof(MemoryKinds.JsonElements), [System.Text.Json.JsonDocument.Parse("1").RootElement]),
        ("`JsonDocument`", nameof(MemoryKinds.JsonDocuments), [System.Text.Json.JsonDocument.Parse("1")]),
        ("`JsonNode` and the types derived from it", nameof(MemoryKinds.JsonNodes), [
            System.Text.Json.Nodes.JsonValue.Create(1), new System.Text.Json.Nodes.JsonArray(), new System.Text.Json.Nodes.JsonObject { [""] = 1 }]),
        ("`ArrayList` and interfaces of lists without a type argument", nameof(MemoryKinds.Untyped), [new ArrayList(), new ArrayList { (byte)7 }]),
        ("`Queue` without a type argument", nameof(MemoryKinds.UntypedQueues), [new Queue(), new Queue(new object[] { (byte)7 })]),
        ("`Stack` without a type argument", nameof(MemoryKinds.UntypedStacks), [new System.Collections.Stack(), new System.Collections.Stack(new object[] { (byte)7 })]),
        ("`Hashtable`, `IDictionary` without type arguments", nameof(MemoryKinds.Tables), [new Hashtable(), new Hashtable { [(byte)7] = (byte)8 }]),
        ("`SortedList` without type arguments", nameof(MemoryKinds.SortedTables), [new SortedList(), new SortedList { [(byte)7] = (byte)8 }]),
        ("`Type`", nameof(MemoryKinds.Types), [typeof(byte)]),
    ];

    private static readonly double[] s_least = [.. s_rows.Select(static _ => double.MaxValue)];

    /// <summary>
    /// The least that was measured so far. Code that was not optimized yet allocates more now and then, and the runtime
    /// optimizes it in the background: who sees too much asks again.
    /// </summary>
    public static List<(string Kind, Type Type, int Factor)> Measure()
    {
        Thread.Sleep(200);
        var found = new List<(string, Type, int)>();
        for (var i = 0; i < s_rows.Length; i++)
        {
            var (kind, name, items) = s_rows[i];
            var member = typeof(MemoryKinds).GetProperty(name)!;
            s_least[i] = Math.Min(s_least[i], items.Max(item => Measure(member, item)));
            found.Add((kind, member.PropertyType, (int)Math.Ceiling(s_least[i])));
        }

        return found;
    }

    /// <summary>A line of the documentation.</summary>
    public static string Format(string kind, int factor) =>
        string.Create(CultureInfo.InvariantCulture, $"| {kind} | {factor} |");

    /// <summary>The bytes that each byte of so many equal values becomes; some are of the array that holds them.</summary>
    private static double Measure(PropertyInfo member, object? item)
    {
        var items = Array.CreateInstance(member.PropertyType.GetElementType()!, Count);
        for (var i = 0; i < Count; i++)
        {
            items.SetValue(item, i);
        }

        var value = new MemoryKinds();
        member.SetValue(value, items);
        var bytes = FastSerializer.Serialize(value);
        var fixedPart = Allocation.Of(static () => FastSerializer.Deserialize<MemoryKinds>(s_nothing));
        return (Allocation.Of(() => FastSerializer.Deserialize<MemoryKinds>(bytes)) - fixedPart) / (double)bytes.Length;
    }

    private static readonly byte[] s_nothing = FastSerializer.Serialize(new MemoryKinds());

    private static T? Read<T>(params byte[] bytes) => FastSerializer.Deserialize<T>(bytes);

    private static ICollection<byte> Filled(ICollection<byte> items)
    {
        items.Add(7);
        return items;
    }
}
