using System.Collections;

namespace FastSer.TestTypes;

/// <summary>Collections without a type argument, in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial class UntypedCollections
{
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(Leaf))]
    [FastSerUnion(3, typeof(int[]))]
    [FastSerUnion(300, typeof(Guid))]
    public ArrayList? List { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Queue? Queue { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Stack? Stack { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(RecordKey))]
    [FastSerUnion(2, typeof(string))]
    public Hashtable? Table { get; set; }

    /// <summary>Its keys are compared: those of several types could not be.</summary>
    [FastSerUnion(0, typeof(int))]
    public SortedList? Sorted { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public List<ArrayList?>? Nested { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public (Queue? Items, int Next) Pair { get; set; }
}

/// <summary>Their interfaces, and classes of the application that derive from their base classes.</summary>
[FastSerType(View = true)]
public sealed partial class UntypedInterfaces
{
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public IEnumerable? Sequence { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public ICollection? Collection { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public IList? List { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public IDictionary? Map { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public OldList? Own { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public OldMap? CustomMap { get; set; }
}

/// <summary>Some of them in the Compact format.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactUntypedCollections
{
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public ArrayList? List { get; set; }

    [FastSerUnion(0, typeof(long))]
    [FastSerUnion(1, typeof(string))]
    public Hashtable? Table { get; set; }

    public int Last { get; set; }
}

#pragma warning disable CA1010 // Code without generics is what they stand for.
/// <summary>A list as it was written before generics.</summary>
public sealed class OldList : CollectionBase
{
    /// <summary>Null is an element: the base class would refuse it.</summary>
    protected override void OnValidate(object value)
    {
    }
}

/// <summary>A dictionary type derived from <see cref="DictionaryBase"/>.</summary>
public sealed class OldMap : DictionaryBase;
#pragma warning restore CA1010
