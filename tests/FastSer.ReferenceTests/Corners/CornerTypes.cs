using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Immutable;

namespace FastSer.ReferenceTests.Corners;

public enum ShortEnum : short
{
    None,
    Some = 300,
}

public enum SmallEnum : sbyte
{
    None,
    Some = -3,
}

/// <summary>A base closed over a type that is fixed elsewhere.</summary>
[FastSerType]
public sealed partial class OfClosedBase : GenericBase<int>
{
    public string? Text { get; set; }

    public long Own { get; set; }
}

/// <summary>Kinds whose elements are packed, and kinds whose elements are not.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactKinds
{
    public string? First { get; set; }

    public (bool, double) FlagAndFixed { get; set; }

    public (byte, double) Fixed { get; set; }

    public (double, (byte, Guid)) NestedFixed { get; set; }

    public bool[,]? FlagGrid { get; set; }

    public int[,]? Grid { get; set; }

    public nint[,]? NativeGrid { get; set; }

    public ShortEnum[,,]? EnumGrid { get; set; }

    public ILookup<int, int>? Lookup { get; set; }

    public IGrouping<int, bool>? Group { get; set; }

    public IEnumerable<bool>? Flags { get; set; }

    public IEnumerable<int>? Numbers { get; set; }

    public IList<int>? Listed { get; set; }

    public ICollection<bool>? FlagCollection { get; set; }

    public Queue<int>? Queue { get; set; }

    public Stack<bool>? Stack { get; set; }

    public Memory<int> Memory { get; set; }

    public ReadOnlySequence<int> Sequence { get; set; }

    public ReadOnlySequence<bool> FlagSequence { get; set; }

    public ArraySegment<long> Segment { get; set; }

    public ConcurrentQueue<short>? ConcurrentQueue { get; set; }

    public ConcurrentStack<char>? ConcurrentStack { get; set; }
}

/// <summary>More of them.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactMoreKinds
{
    public ImmutableArray<long> ImmutableArray { get; set; }

    public ImmutableArray<bool>? MaybeFlags { get; set; }

    public ImmutableStack<char>? ImmutableStack { get; set; }

    public ImmutableQueue<ushort>? ImmutableQueue { get; set; }

    public ImmutableList<int>? ImmutableList { get; set; }

    public SmallEnum[]? Small { get; set; }

    public SmallEnum One { get; set; }

    public List<ShortEnum>? Shorts { get; set; }

    public nint[]? Natives { get; set; }

    public PriorityQueue<int, long>? Priorities { get; set; }

    public SortedSet<int>? Sorted { get; set; }

    public Tuple<int, bool>? Class { get; set; }

    public (int?, bool?, string?) Maybes { get; set; }

    public int?[]? MaybeNumbers { get; set; }

    public decimal[]? Decimals { get; set; }

    public NumberList? Own { get; set; }

    public Dictionary<bool, bool>? FlagMap { get; set; }

    public HashSet<bool>? FlagSet { get; set; }

    public List<(bool, int)>? Pairs { get; set; }

    public Int128 Large { get; set; }

    public Index Index { get; set; }

    public Compact<int> Wrapped { get; set; }

    public Compact<int>? MaybeWrapped { get; set; }

    public KeyValuePair<int, DateTime>? Entry { get; set; }

    public (int, int, int, int, int, int, int, int, int) Nine { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(bool))]
    [FastSerUnion(2, typeof(string))]
    [FastSerUnion(3, typeof(int[]))]
    [FastSerUnion(4, typeof(CompactVehicle))]
    [FastSerUnion(5, typeof(CompactPoint))]
    public object? Any { get; set; }
}

/// <summary>A union that is one of its own types: without control bits.</summary>
[FastSerType(Format = WireFormat.Compact)]
[FastSerUnion(0, typeof(CompactVehicle))]
[FastSerUnion(1, typeof(CompactTruck))]
public partial class CompactVehicle
{
    public string? Name { get; set; }

    public int Wheels { get; set; }

    public bool IsNew { get; set; }

    public double Weight { get; set; }

    public int? Seats { get; set; }

    public (bool, double) Pair { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactTruck : CompactVehicle
{
    public decimal Load { get; set; }

    public CompactVehicle? Towed { get; set; }
}

/// <summary>Keeps identity: without control bits.</summary>
[FastSerType(Format = WireFormat.Compact, References = true)]
public sealed partial class CompactGraph
{
    public string? Name { get; set; }

    public int Number { get; set; }

    public bool Flag { get; set; }

    public double Weight { get; set; }

    public decimal? Amount { get; set; }

    public CompactGraph? Next { get; set; }

    public List<CompactGraph?>? Others { get; set; }

    public CompactPoint Point { get; set; }
}

/// <summary>A union of types of all formats.</summary>
[FastSerType]
[FastSerUnion(0, typeof(MixedFast))]
[FastSerUnion(1, typeof(MixedCompact))]
[FastSerUnion(2, typeof(MixedTolerant))]
[FastSerUnion(3, typeof(MixedCompactStruct))]
[FastSerUnion(4, typeof(MixedGraph))]
[FastSerUnion(5, typeof(IMixedInner))]
public partial interface IMixed;

[FastSerType]
[FastSerUnion(0, typeof(MixedInnerFast))]
[FastSerUnion(1, typeof(MixedInnerCompact))]
public partial interface IMixedInner : IMixed;

[FastSerType]
public sealed partial record MixedFast(int Number, IMixed? Next) : IMixed;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record MixedCompact(int Number, bool Flag, IMixedInner? Next) : IMixed;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record MixedTolerant(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] MixedCompact? Compact,
    [property: FastSerMember(2)] Compact<int[]?> Wrapped,
    [property: FastSerMember(3)] Compact<int>? Maybe,
    [property: FastSerMember(4)] IMixedInner? Next) : IMixed;

[FastSerType(Format = WireFormat.Compact)]
public partial record struct MixedCompactStruct(bool Flag, long Number, string? Text) : IMixed;

[FastSerType(References = true)]
public sealed partial class MixedGraph : IMixed
{
    public int Number { get; set; }

    public IMixed? Next { get; set; }
}

[FastSerType]
public sealed partial record MixedInnerFast(string? Text) : IMixedInner;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial record MixedInnerCompact(char Letter) : IMixedInner;

/// <summary>Type parameters in every place of a compact type.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactOf<T>
{
    public T? Value { get; set; }

    public T[]? Array { get; set; }

    public List<T?>? List { get; set; }

    public (T?, int) Pair { get; set; }

    public int Own { get; set; }

    public int[]? OwnNumbers { get; set; }

    public bool Flag { get; set; }

    public IEnumerable<T?>? Many { get; set; }

    public CompactBox<T?>? Box { get; set; }
}

/// <summary>A compact type that derives from a fast one, and the reverse.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactDog : Animal
{
    public bool Barks { get; set; }

    public long Weight { get; set; }
}

[FastSerType]
public sealed partial class FastOfCompact : CompactBase
{
    public bool Barks { get; set; }

    public long Weight { get; set; }
}

/// <summary>Null in every place of a Tolerant type.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantNulls
{
    [FastSerMember(0)]
    public Compact<string?> Wrapped { get; set; }

    [FastSerMember(1)]
    public List<int> Filled { get; } = [];

    [FastSerMember(2)]
    public List<int>? Never { get; } = None();

    [FastSerMember(3)]
    public (string?, int)? Pair { get; set; }

    [FastSerMember(4)]
    public (string?, int) Plain { get; set; }

    [FastSerMember(5)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public object? Any { get; set; }

    [FastSerMember(6)]
    public TolerantMoney? Money { get; set; }

    [FastSerMember(7)]
    public TolerantMoney Plainly { get; set; }

    [FastSerMember(8)]
    public CompactPoint? Point { get; set; }

    [FastSerMember(9)]
    public bool? Flag { get; set; }

    [FastSerMember(10)]
    public Leaf? Leaf { get; set; }

    [FastSerMember(11)]
    public ArraySegment<byte> Segment { get; set; }

    [FastSerMember(12)]
    public Version? Version { get; set; }

    [FastSerMember(13)]
    public bool[,]? Grid { get; set; }

    [FastSerMember(14)]
    public Tuple<int, string?>? Class { get; set; }

    [FastSerMember(15)]
    public IGrouping<int, int>? Group { get; set; }

    // Only at run time is it known that there is no collection to fill.
    private static List<int>? None() => null;
}

/// <summary>A fast type with what the document says least about.</summary>
[FastSerType]
public sealed partial class FastCorners
{
    public (int, int, int, int, int, int, int, string?, int, bool) Ten { get; set; }

    public (short, short, short, short, short, short, short, short) Eight { get; set; }

    public Slot<int> Generic { get; set; }

    public Size5 Foreign { get; set; }

    public (Size5, int) ForeignPair { get; set; }

    public (OwnFixed, int) OwnPair { get; set; }

    public int After { get; set; }

    public Dictionary<OwnFixed, OwnFixed?>? Keys { get; set; }

    public HashSet<(double, DateTimeOffset)>? Moments { get; set; }

    public HashSet<Uri?>? Links { get; set; }

    public SortedDictionary<string, int>? Words { get; set; }

    public HashSet<BoxedKey?>? Boxed { get; set; }

    public Dictionary<ImmutableArray<int>, int>? Immutables { get; set; }

    public List<List<(string?, List<int>?)>?>? Deep { get; set; }
}

[FastSerType]
public partial struct OwnFixed
{
    public byte A { get; set; }

    public double B { get; set; }
}

[FastSerType]
public sealed partial record BoxedKey(string? Text, double? Number);
