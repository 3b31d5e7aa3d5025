using System.Collections;
using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using System.Text;
using FastSer.SafetyTests.Reentrancy;

namespace FastSer.SafetyTests.Misuse;

/// <summary>A member of each kind of collection that can change; one of them is set.</summary>
[FastSerType]
public sealed partial class Changing
{
    /// <summary>Acts before the collection is written, and <see cref="After"/> behind it: between two visits, too.</summary>
    public Meddler Before { get; set; } = new();

    public Meddler?[]? Array { get; set; }

    public Meddler?[][]? Jagged { get; set; }

    public Meddler?[,]? Grid { get; set; }

    public List<Meddler?>? List { get; set; }

    public Dictionary<int, Meddler?>? Dictionary { get; set; }

    public SortedDictionary<int, Meddler?>? SortedDictionary { get; set; }

    public SortedList<int, Meddler?>? SortedList { get; set; }

    public HashSet<Meddler>? Set { get; set; }

    public LinkedList<Meddler?>? Linked { get; set; }

    public Queue<Meddler?>? Queue { get; set; }

    public Stack<Meddler?>? Stack { get; set; }

    public PriorityQueue<Meddler?, int>? Priorities { get; set; }

    public Collection<Meddler?>? Collection { get; set; }

    public ObservableCollection<Meddler?>? Observable { get; set; }

    public ReadOnlyCollection<Meddler?>? ReadOnly { get; set; }

    public ReadOnlyDictionary<int, Meddler?>? ReadOnlyMap { get; set; }

    public ConcurrentQueue<Meddler?>? ConcurrentQueue { get; set; }

    public ConcurrentStack<Meddler?>? ConcurrentStack { get; set; }

    public ConcurrentBag<Meddler?>? ConcurrentBag { get; set; }

    public ConcurrentDictionary<int, Meddler?>? ConcurrentDictionary { get; set; }

    public ICollection<Meddler?>? ICollection { get; set; }

    public IList<Meddler?>? IList { get; set; }

    public IReadOnlyCollection<Meddler?>? IReadOnlyCollection { get; set; }

    public IReadOnlyList<Meddler?>? IReadOnlyList { get; set; }

    public IEnumerable<Meddler?>? IEnumerable { get; set; }

    public ISet<Meddler>? ISet { get; set; }

    public IDictionary<int, Meddler?>? IDictionary { get; set; }

    public IReadOnlyDictionary<int, Meddler?>? IReadOnlyDictionary { get; set; }

    public Memory<Meddler?> Memory { get; set; }

    public List<List<Meddler?>>? Lists { get; set; }

    public ChangingList? Own { get; set; }

    public ChangingNumberCollection? Items { get; set; }

    public List<int>? Numbers { get; set; }

    public List<string?>? Texts { get; set; }

    public List<decimal>? Prices { get; set; }

    public Dictionary<long, int>? Counts { get; set; }

    public HashSet<Guid>? Ids { get; set; }

    public Dictionary<string, string?>? Names { get; set; }

    public List<(int, string?)>? Tuples { get; set; }

    public StringBuilder? Text { get; set; }

    public BitArray? Bits { get; set; }

    public ChangingCompact? Compact { get; set; }

    public ChangingTolerant? Tolerant { get; set; }

    public ChangingTracked? Tracked { get; set; }

    public Meddler After { get; set; } = new();
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class ChangingCompact
{
    public List<int>? Numbers { get; set; }

    public List<Meddler?>? List { get; set; }

    public HashSet<long>? Set { get; set; }

    public List<bool>? Flags { get; set; }

    public Queue<int>? Queue { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class ChangingTolerant
{
    [FastSerMember(0)]
    public List<Meddler?>? List { get; set; }

    [FastSerMember(1)]
    public Dictionary<string, Meddler?>? Map { get; set; }

    [FastSerMember(2)]
    public List<int>? Numbers { get; set; }
}

[FastSerType(References = true)]
public sealed partial class ChangingTracked
{
    public List<ChangingTracked>? List { get; set; }

    public Meddler? First { get; set; }
}

public sealed class ChangingList : List<Meddler?>;

/// <summary>Says another count than it has.</summary>
public sealed class ChangingNumberCollection : ICollection<int>
{
    private readonly List<int> _items = [];

    /// <summary>The number of elements that it claims to have beyond its own.</summary>
    [FastSerIgnore]
    public int More { get; set; }

    public int Count => Math.Max(0, _items.Count + More);

    public bool IsReadOnly => false;

    public void Add(int item) => _items.Add(item);

    public void Clear() => _items.Clear();

    public bool Contains(int item) => _items.Contains(item);

    public void CopyTo(int[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    public bool Remove(int item) => _items.Remove(item);

    public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
