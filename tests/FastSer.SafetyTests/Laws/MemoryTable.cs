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

/// <summary>The most memory that one byte of input becomes, by kind: to add a kind, add a member and a line.</summary>
internal static class MemoryTable
{
    private const int Count = 4_000;

    private static readonly string[] s_none = [];
    private static readonly string[] s_one = [""];
    private static readonly Dictionary<string, string?> s_noEntry = [];
    private static readonly Dictionary<string, string?> s_oneEntry = new() { [""] = null };

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
        ("`Memory<T>`", nameof(MemoryKinds.Memories), [new Memory<byte>(), new Memory<byte>([7])]),
        ("`ImmutableArray<T>`", nameof(MemoryKinds.ImmutableArrays),
            [ImmutableArray<string?>.Empty, s_one.ToImmutableArray()]),
        ("`List<T>`", nameof(MemoryKinds.Lists), [new List<string?>(), new List<string?>(s_one)]),
        ("`IEnumerable<T>` and other interfaces of lists", nameof(MemoryKinds.Enumerables),
            [new List<string?>(), new List<string?>(s_one)]),
        ("`HashSet<T>`", nameof(MemoryKinds.Sets), [new HashSet<string>(), new HashSet<string>(s_one)]),
        ("`Dictionary<,>`", nameof(MemoryKinds.Maps), [s_noEntry, s_oneEntry]),
        ("`IDictionary<,>` and other interfaces of dictionaries", nameof(MemoryKinds.MapInterfaces),
            [s_noEntry, s_oneEntry]),
        ("`LinkedList<T>`", nameof(MemoryKinds.Linked), [new LinkedList<string?>(), new LinkedList<string?>(s_one)]),
        ("`Queue<T>`", nameof(MemoryKinds.Queues), [new Queue<string?>(), new Queue<string?>(s_one)]),
        ("`Stack<T>`", nameof(MemoryKinds.Stacks), [new Stack<string?>(), new Stack<string?>(s_one)]),
        ("`PriorityQueue<,>`", nameof(MemoryKinds.Priorities),
            [new PriorityQueue<string?, string?>(), new PriorityQueue<string?, string?>([(null, null)])]),
        ("`SortedSet<T>`", nameof(MemoryKinds.SortedSets), [new SortedSet<string>(), new SortedSet<string>(s_one)]),
        ("`SortedDictionary<,>`", nameof(MemoryKinds.SortedMaps),
            [new SortedDictionary<string, string?>(), new SortedDictionary<string, string?>(s_oneEntry)]),
        ("`SortedList<,>`", nameof(MemoryKinds.SortedLists),
            [new SortedList<string, string?>(), new SortedList<string, string?>(s_oneEntry)]),
        ("`Collection<T>`", nameof(MemoryKinds.Collections), [new Collection<string?>(), Filled(new Collection<string?>())]),
        ("`ObservableCollection<T>`", nameof(MemoryKinds.Observables),
            [new ObservableCollection<string?>(), Filled(new ObservableCollection<string?>())]),
        ("`ReadOnlyCollection<T>`", nameof(MemoryKinds.ReadOnlys),
            [new List<string?>().AsReadOnly(), new List<string?>(s_one).AsReadOnly()]),
        ("`ConcurrentQueue<T>`", nameof(MemoryKinds.ConcurrentQueues),
            [new ConcurrentQueue<string?>(), new ConcurrentQueue<string?>(s_one)]),
        ("`ConcurrentStack<T>`", nameof(MemoryKinds.ConcurrentStacks),
            [new ConcurrentStack<string?>(), new ConcurrentStack<string?>(s_one)]),
        ("`ConcurrentBag<T>`", nameof(MemoryKinds.ConcurrentBags),
            [new ConcurrentBag<string?>(), new ConcurrentBag<string?>(s_one)]),
        ("`ConcurrentDictionary<,>`", nameof(MemoryKinds.ConcurrentMaps),
            [new ConcurrentDictionary<string, string?>(), new ConcurrentDictionary<string, string?>(s_oneEntry)]),
        ("`ImmutableList<T>`", nameof(MemoryKinds.ImmutableLists),
            [ImmutableList<string?>.Empty, s_one.ToImmutableList()]),
        ("`BlockingCollection<T>`", nameof(MemoryKinds.Blocking),
            [new BlockingCollection<string?>(), new BlockingCollection<string?>(new ConcurrentQueue<string?>(s_one))]),
        ("`Lazy<T>`", nameof(MemoryKinds.LazyNumbers), [new Lazy<byte>(7)]),
        ("`ImmutableQueue<T>`", nameof(MemoryKinds.ImmutableQueues),
            [ImmutableQueue<string?>.Empty, ImmutableQueue.Create<string?>("")]),
        ("`ImmutableStack<T>`", nameof(MemoryKinds.ImmutableStacks),
            [ImmutableStack<string?>.Empty, ImmutableStack.Create<string?>("")]),
        ("`ImmutableHashSet<T>`", nameof(MemoryKinds.ImmutableSets),
            [ImmutableHashSet<string>.Empty, s_one.ToImmutableHashSet()]),
        ("`ImmutableSortedSet<T>`", nameof(MemoryKinds.ImmutableSortedSets),
            [ImmutableSortedSet<string>.Empty, s_one.ToImmutableSortedSet()]),
        ("`ImmutableDictionary<,>`", nameof(MemoryKinds.ImmutableMaps),
            [ImmutableDictionary<string, string?>.Empty, s_oneEntry.ToImmutableDictionary()]),
        ("`ImmutableSortedDictionary<,>`", nameof(MemoryKinds.ImmutableSortedMaps),
            [ImmutableSortedDictionary<string, string?>.Empty, s_oneEntry.ToImmutableSortedDictionary()]),
        ("`FrozenSet<T>`", nameof(MemoryKinds.FrozenSets), [s_none.ToFrozenSet(), s_one.ToFrozenSet()]),
        ("`FrozenDictionary<,>`", nameof(MemoryKinds.FrozenMaps),
            [s_noEntry.ToFrozenDictionary(), s_oneEntry.ToFrozenDictionary()]),
        ("`ILookup<,>`", nameof(MemoryKinds.Lookups), [s_none.ToLookup(static text => text), s_one.ToLookup(static text => text)]),
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

    /// <summary>
    /// The least that reading so many values has allocated so far. Code that was not optimized yet allocates more now and then, and the runtime
    /// optimizes it in the background: who sees too much asks again.
    /// </summary>
    private static readonly Dictionary<(string Member, int Item, int Count), long> s_least = [];

    /// <summary>The largest factor of each kind, rounded up.</summary>
    public static List<(string Kind, Type Type, int Factor)> Measure()
    {
        Thread.Sleep(200);
        var found = new List<(string, Type, int)>();
        for (var i = 0; i < s_rows.Length; i++)
        {
            var (kind, name, items) = s_rows[i];
            var member = typeof(MemoryKinds).GetProperty(name)!;
            found.Add((kind, member.PropertyType, items.Select((item, number) => Measure(member, item, number)).Max()));
        }

        return found;
    }

    /// <summary>A line of the documentation.</summary>
    public static string Format(string kind, int factor) =>
        string.Create(CultureInfo.InvariantCulture, $"| {kind} | {factor} |");

    /// <summary>
    /// The bytes that each byte of equal values becomes. What twice as many values take in addition has no part that is there once, as the array that
    /// holds them, and the bytes of the other members.
    /// </summary>
    private static int Measure(PropertyInfo member, object? item, int number)
    {
        var (memory, size) = Measure(member, item, number, Count);
        var (lessMemory, lessSize) = Measure(member, item, number, Count / 2);
        return (int)Math.Ceiling((memory - lessMemory) / (double)(size - lessSize));
    }

    private static (long Memory, int Size) Measure(PropertyInfo member, object? item, int number, int count)
    {
        var items = Array.CreateInstance(member.PropertyType.GetElementType()!, count);
        for (var i = 0; i < count; i++)
        {
            items.SetValue(item, i);
        }

        var value = new MemoryKinds();
        member.SetValue(value, items);
        var bytes = FastSerializer.Serialize(value);
        var allocated = Allocation.Of(() => FastSerializer.Deserialize<MemoryKinds>(bytes));
        var key = (member.Name, number, count);
        return (s_least[key] = Math.Min(allocated, s_least.GetValueOrDefault(key, long.MaxValue)), bytes.Length);
    }

    private static T? Read<T>(params byte[] bytes) => FastSerializer.Deserialize<T>(bytes);

    private static ICollection<string?> Filled(ICollection<string?> items)
    {
        items.Add(null);
        return items;
    }
}
