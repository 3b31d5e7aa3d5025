using System.Collections;

namespace FastSer.TestTypes;

/// <summary>Collections that a user has written, without an annotation.</summary>
[FastSerType(View = true)]
public partial class OwnCollections
{
    public NumberList? Numbers { get; set; }
    public NameCollection? Names { get; set; }
    public LeafTable? Table { get; set; }
    public CaseBlindSet? Words { get; set; }
}

/// <summary>A list under another name.</summary>
public class NumberList : List<int>;

/// <summary>A collection with a capacity, whose members are explicit.</summary>
public sealed class NameCollection(int capacity) : ICollection<string?>
{
    private readonly List<string?> _items = new(capacity);

    int ICollection<string?>.Count => _items.Count;

    bool ICollection<string?>.IsReadOnly => false;

    void ICollection<string?>.Add(string? item) => _items.Add(item);

    void ICollection<string?>.Clear() => _items.Clear();

    bool ICollection<string?>.Contains(string? item) => _items.Contains(item);

    void ICollection<string?>.CopyTo(string?[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    bool ICollection<string?>.Remove(string? item) => _items.Remove(item);

    IEnumerator<string?> IEnumerable<string?>.GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => _items.GetEnumerator();
}

/// <summary>A dictionary under another name.</summary>
public class LeafTable : Dictionary<int, Leaf?>;

/// <summary>A set that brings its comparer with it.</summary>
public class CaseBlindSet() : HashSet<string>(StringComparer.OrdinalIgnoreCase);
