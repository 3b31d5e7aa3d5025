using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace FastSer.SafetyTests.Stack;

/// <summary>Holds itself in every way that a member can: one is set at each level.</summary>
[FastSerType]
public sealed partial class Knot
{
    public Knot? Plain { get; set; }

    public Knot?[]? Array { get; set; }

    public Knot?[][]? Jagged { get; set; }

    public Knot?[,]? Grid { get; set; }

    public List<Knot?>? List { get; set; }

    public List<List<Knot>>? Lists { get; set; }

    public Dictionary<int, Knot?>? Map { get; set; }

    public Dictionary<KnotKey, int>? Keys { get; set; }

    public HashSet<Knot>? Set { get; set; }

    public SortedDictionary<string, Knot>? Sorted { get; set; }

    public LinkedList<Knot>? Linked { get; set; }

    public Queue<Knot>? Queue { get; set; }

    public Stack<Knot>? Stack { get; set; }

    public PriorityQueue<Knot, int>? Priorities { get; set; }

    public ObservableCollection<Knot>? Observable { get; set; }

    public ConcurrentQueue<Knot>? Concurrent { get; set; }

    public ImmutableArray<Knot> ImmutableArray { get; set; }

    public ImmutableList<Knot>? ImmutableList { get; set; }

    public IReadOnlyList<Knot>? Interface { get; set; }

    public IEnumerable<Knot>? Items { get; set; }

    public ILookup<int, Knot>? Lookup { get; set; }

    public Memory<Knot> Memory { get; set; }

    public (int, Knot?) Tuple { get; set; }

    public Tuple<int, Knot?>? ClassTuple { get; set; }

    public KeyValuePair<int, Knot?>[]? Pairs { get; set; }

    public KnotBox<Knot>? Box { get; set; }

    public KnotSlot? Slot { get; set; }

    [FastSerUnion(0, typeof(Knot))]
    [FastSerUnion(1, typeof(int))]
    public object? Object { get; set; }

    [FastSerFormatter(typeof(KnotFormatter))]
    public Knot? Formatted { get; set; }

    public KnotList? Own { get; set; }
}

public sealed class KnotList : List<Knot>;

[FastSerType]
public sealed partial record KnotKey(Knot? Inner);

[FastSerType]
public sealed partial class KnotBox<T>
{
    public T? Content { get; set; }
}

[FastSerType]
public partial struct KnotSlot
{
    public List<KnotSlot>? Slots;
}

public sealed class KnotFormatter : IFastSerFormatter<Knot>
{
    public static void Write(ref FastWriter writer, Knot value) => writer.WriteObject(value);

    public static Knot Read(ref FastReader reader) => reader.ReadObject<Knot>()!;

    public static void Skip(ref FastReader reader) => reader.ReadObject<Knot>();
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactKnot
{
    public int Number { get; set; }

    public CompactKnot? Plain { get; set; }

    public List<CompactKnot>? List { get; set; }

    public Dictionary<long, CompactKnot>? Map { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantKnot
{
    [FastSerMember(0)]
    public TolerantKnot? Plain { get; set; }

    [FastSerMember(1)]
    public List<TolerantKnot>? List { get; set; }

    [FastSerMember(2)]
    public Dictionary<string, TolerantKnot>? Map { get; set; }

    [FastSerMember(3)]
    public (int, TolerantKnot?)? Tuple { get; set; }
}

[FastSerType(References = true)]
public sealed partial class TrackedKnot
{
    public TrackedKnot? Plain { get; set; }

    public List<TrackedKnot>? List { get; set; }

    public TrackedKnot? Again { get; set; }
}

[FastSerType]
[FastSerUnion(0, typeof(UnionPair))]
[FastSerUnion(1, typeof(UnionPile))]
public abstract partial class UnionKnot;

[FastSerType]
public sealed partial class UnionPair : UnionKnot
{
    public UnionKnot? Inner { get; set; }
}

[FastSerType]
public sealed partial class UnionPile : UnionKnot
{
    public List<UnionKnot?>? Inner { get; set; }
}

[FastSerType]
[FastSerUnion(0, typeof(StructCase))]
public partial interface IKnot;

[FastSerType]
public partial struct StructCase : IKnot
{
    public IKnot? Inner;
}

/// <summary>Made before its members are read, and filled.</summary>
[FastSerType]
public sealed partial class FilledKnot
{
    public List<FilledKnot> Inner { get; } = [];

    [FastSerDeserializing]
    private void Begin() => Inner.Clear();
}

[FastSerType]
public sealed partial record RecordKnot(int Number, RecordKnot? Inner);

[FastSerType]
public partial class BaseKnot
{
    public DerivedKnot? Inner { get; set; }
}

[FastSerType]
public sealed partial class DerivedKnot : BaseKnot
{
    public int Number { get; set; }
}
