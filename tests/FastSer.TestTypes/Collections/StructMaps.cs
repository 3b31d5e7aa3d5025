using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace FastSer.TestTypes;

/// <summary>Dictionaries that are structs: filled, or made from their entries.</summary>
[FastSerType(View = true)]
public sealed partial class StructMaps
{
    public RoomDictionary<int, string?> Rooms { get; set; } = new();

    public RoomDictionary<string, Leaf?>? Maybe { get; set; }

    public List<RoomDictionary<byte, long>>? List { get; set; }

    public (RoomDictionary<Guid, bool> Map, int Next) Pair { get; set; } = (new(), 0);

    public PriceDictionary Prices { get; set; }
}

/// <summary>Dictionaries that are structs, in the Compact format.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactStructMaps
{
    public RoomDictionary<int, long> Rooms { get; set; } = new();

    public int Last { get; set; }
}

/// <summary>A struct that a constructor makes ready to be filled.</summary>
public readonly struct RoomDictionary<TKey, TValue> : IDictionary<TKey, TValue>
    where TKey : notnull
{
    private readonly Dictionary<TKey, TValue>? _items;

    public RoomDictionary() => _items = [];

    public int Count => Items.Count;

    public bool IsReadOnly => false;

    public ICollection<TKey> Keys => Items.Keys;

    public ICollection<TValue> Values => Items.Values;

    private Dictionary<TKey, TValue> Items => _items ?? [];

    public TValue this[TKey key]
    {
        get => Items[key];
        set => Items[key] = value;
    }

    public void Add(TKey key, TValue value) => Items.Add(key, value);

    public void Add(KeyValuePair<TKey, TValue> item) => Items.Add(item.Key, item.Value);

    public void Clear() => Items.Clear();

    public bool Contains(KeyValuePair<TKey, TValue> item) => Items.Contains(item);

    public bool ContainsKey(TKey key) => Items.ContainsKey(key);

    public void CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) => ((ICollection<KeyValuePair<TKey, TValue>>)Items).CopyTo(array, arrayIndex);

    public bool Remove(TKey key) => Items.Remove(key);

    public bool Remove(KeyValuePair<TKey, TValue> item) => ((ICollection<KeyValuePair<TKey, TValue>>)Items).Remove(item);

    public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value) => Items.TryGetValue(key, out value);

    public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => Items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A read-only struct that is made from another map.</summary>
public readonly struct PriceDictionary(IDictionary<int, decimal> items) : IReadOnlyDictionary<int, decimal>
{
    private readonly Dictionary<int, decimal>? _items = new(items);

    public int Count => Items.Count;

    public IEnumerable<int> Keys => Items.Keys;

    public IEnumerable<decimal> Values => Items.Values;

    private Dictionary<int, decimal> Items => _items ?? [];

    public decimal this[int key] => Items[key];

    public bool ContainsKey(int key) => Items.ContainsKey(key);

    public bool TryGetValue(int key, out decimal value) => Items.TryGetValue(key, out value);

    public IEnumerator<KeyValuePair<int, decimal>> GetEnumerator() => Items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
