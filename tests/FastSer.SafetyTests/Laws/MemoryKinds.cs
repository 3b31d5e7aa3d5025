using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Net;
using System.Numerics;
using System.Text;

namespace FastSer.SafetyTests.Laws;

/// <summary>Many values of one kind: one member is set.</summary>
[FastSerType]
public sealed partial class MemoryKinds
{
    public string?[]? Strings { get; set; }

    public int?[]? Numbers { get; set; }

    public Guid?[]? Ids { get; set; }

    public string?[]?[]? Arrays { get; set; }

    public int[,]?[]? Grids { get; set; }

    public List<string?>?[]? Lists { get; set; }

    public HashSet<string>?[]? Sets { get; set; }

    public Dictionary<string, string?>?[]? Maps { get; set; }

    public LinkedList<string?>?[]? Linked { get; set; }

    public Queue<string?>?[]? Queues { get; set; }

    public Stack<string?>?[]? Stacks { get; set; }

    public PriorityQueue<string?, string?>?[]? Priorities { get; set; }

    public SortedSet<string>?[]? SortedSets { get; set; }

    public SortedDictionary<string, string?>?[]? SortedMaps { get; set; }

    public SortedList<string, string?>?[]? SortedLists { get; set; }

    public Collection<string?>?[]? Collections { get; set; }

    public ObservableCollection<string?>?[]? Observables { get; set; }

    public ReadOnlyCollection<string?>?[]? ReadOnlys { get; set; }

    public ConcurrentQueue<string?>?[]? ConcurrentQueues { get; set; }

    public ConcurrentStack<string?>?[]? ConcurrentStacks { get; set; }

    public ConcurrentBag<string?>?[]? ConcurrentBags { get; set; }

    public ConcurrentDictionary<string, string?>?[]? ConcurrentMaps { get; set; }

    public ImmutableArray<string?>[]? ImmutableArrays { get; set; }

    public ImmutableList<string?>?[]? ImmutableLists { get; set; }

    public BlockingCollection<string?>?[]? Blocking { get; set; }

    public Lazy<byte>?[]? LazyNumbers { get; set; }

    public ImmutableQueue<string?>?[]? ImmutableQueues { get; set; }

    public ImmutableStack<string?>?[]? ImmutableStacks { get; set; }

    public ImmutableHashSet<string>?[]? ImmutableSets { get; set; }

    public ImmutableSortedSet<string>?[]? ImmutableSortedSets { get; set; }

    public ImmutableDictionary<string, string?>?[]? ImmutableMaps { get; set; }

    public ImmutableSortedDictionary<string, string?>?[]? ImmutableSortedMaps { get; set; }

    public FrozenSet<string>?[]? FrozenSets { get; set; }

    public FrozenDictionary<string, string?>?[]? FrozenMaps { get; set; }

    public ILookup<string, string?>?[]? Lookups { get; set; }

    public IEnumerable<string?>?[]? Enumerables { get; set; }

    public IDictionary<string, string?>?[]? MapInterfaces { get; set; }

    public Memory<byte>[]? Memories { get; set; }

    public BitArray?[]? Bits { get; set; }

    public StringBuilder?[]? Builders { get; set; }

    public Uri?[]? Addresses { get; set; }

    public BigInteger[]? Large { get; set; }

    public Version?[]? Versions { get; set; }

    public IPAddress?[]? Hosts { get; set; }

    public IPEndPoint?[]? EndPoints { get; set; }

    public IPNetwork[]? Networks { get; set; }

    public System.Globalization.CultureInfo?[]? Cultures { get; set; }

    public System.Drawing.Color[]? Colors { get; set; }

    public System.Collections.Specialized.NameValueCollection?[]? NameValues { get; set; }

    public System.Text.Json.JsonElement[]? JsonElements { get; set; }

    public System.Text.Json.JsonDocument?[]? JsonDocuments { get; set; }

    public System.Text.Json.Nodes.JsonNode?[]? JsonNodes { get; set; }

    [FastSerUnion(0, typeof(byte))]
    public ArrayList?[]? Untyped { get; set; }

    [FastSerUnion(0, typeof(byte))]
    public Queue?[]? UntypedQueues { get; set; }

    [FastSerUnion(0, typeof(byte))]
    public System.Collections.Stack?[]? UntypedStacks { get; set; }

    [FastSerUnion(0, typeof(byte))]
    public Hashtable?[]? Tables { get; set; }

    [FastSerUnion(0, typeof(byte))]
    public SortedList?[]? SortedTables { get; set; }

    [FastSerUnion(0, typeof(byte))]
    public Type?[]? Types { get; set; }

    public OfTexts?[]? Classes { get; set; }

    public OfTextsCompact?[]? CompactClasses { get; set; }

    public OfTextsTolerant?[]? TolerantClasses { get; set; }

    public OfTextsTracked?[]? TrackedClasses { get; set; }

    public OfUnknown?[]? KeepingClasses { get; set; }

    public OfUnknownCase?[]? KeepingUnions { get; set; }
}

/// <summary>Keeps all members that another version has written.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class OfUnknown
{
    public FastSerUnknown Unknown { get; set; }
}

/// <summary>Keeps values of types that only another version names.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(OfKnownCase))]
[FastSerFallback(typeof(OfOtherCase))]
public abstract partial class OfUnknownCase;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class OfKnownCase : OfUnknownCase;

public sealed class OfOtherCase(FastSerUnknownCase unknown) : OfUnknownCase, IFastSerFallback<OfOtherCase>
{
    public FastSerUnknownCase Unknown => unknown;

    public static OfOtherCase Create(FastSerUnknownCase unknown) => new(unknown);
}

/// <summary>Four members of one byte each, at least.</summary>
[FastSerType]
public sealed partial class OfTexts
{
    public string? A { get; set; }

    public string? B { get; set; }

    public string? C { get; set; }

    public string? D { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class OfTextsCompact
{
    public string? A { get; set; }

    public string? B { get; set; }

    public string? C { get; set; }

    public string? D { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class OfTextsTolerant
{
    [FastSerMember(0)]
    public string? A { get; set; }

    [FastSerMember(1)]
    public string? B { get; set; }

    [FastSerMember(2)]
    public string? C { get; set; }

    [FastSerMember(3)]
    public string? D { get; set; }
}

[FastSerType(References = true)]
public sealed partial class OfTextsTracked
{
    public string? A { get; set; }

    public string? B { get; set; }

    public string? C { get; set; }

    public string? D { get; set; }
}
