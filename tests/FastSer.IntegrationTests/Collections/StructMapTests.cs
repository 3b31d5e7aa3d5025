using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace FastSer.IntegrationTests.Collections;

/// <summary>Dictionaries that are structs: made from their entries, or filled if a constructor makes them ready.</summary>
[FastSerRoot(typeof(StructMapTests.MadeDictionary<int, string>))]
public sealed partial class StructMapTests
{
    [Fact]
    public void EntriesComeBack()
    {
        var value = new Holder
        {
            Made = new MadeDictionary<int, string>(new Dictionary<int, string> { [1] = "a", [2] = "b" }),
            List = [new MadeDictionary<int, string>(new Dictionary<int, string>()), new MadeDictionary<int, string>(new Dictionary<int, string> { [3] = "c" })],
            Filled = new FilledDictionary<string>(),
            Read = new ReadOnlyDictionary(new Dictionary<string, int> { ["a"] = 1 }),
        };
        value.Filled.Add("x", 1);
        var bytes = FastSerializer.Serialize(value);
        var copy = FastSerializer.Deserialize<Holder>(bytes)!;

        Assert.Equal(value.Made.ToList(), copy.Made.ToList());
        Assert.Equal([[], [new(3, "c")]], copy.List!.ConvertAll(static map => map.ToList()));
        Assert.Equal([new("x", 1)], copy.Filled.ToList());
        Assert.Equal([new("a", 1)], copy.Read.ToList());
        Assert.Equal(bytes.Length, FastSerializer.Skip<Holder>(bytes));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        Assert.Equal(FastSerializer.Serialize(value.Made), FastSerializer.Serialize(new Dictionary<int, string> { [1] = "a", [2] = "b" }));
    }

    [Fact]
    public void NullIsRefusedAndKeysOccurOnce()
    {
        var empty = Assert.Throws<FastSerException>(static () => FastSerializer.Deserialize<MadeDictionary<int, string>>([0]));
        Assert.Equal(FastSerErrorCode.InvalidValue, empty.Code);
        var twice = FastSerializer.Serialize(new List<KeyValuePair<int, string>> { new(1, "a"), new(1, "b") });
        Assert.Equal(
            FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<MadeDictionary<int, string>>(twice)).Code);
        var same = FastSerializer.Serialize(new List<KeyValuePair<string, int>> { new("a", 1), new("A", 2) });
        Assert.Equal(
            FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<FilledDictionary<string>>(same)).Code);
    }

    [FastSerType]
    public sealed partial class Holder
    {
        public MadeDictionary<int, string> Made { get; set; } = new(new Dictionary<int, string>());

        public List<MadeDictionary<int, string>>? List { get; set; }

        public FilledDictionary<string> Filled { get; set; } = new();

        public ReadOnlyDictionary Read { get; set; } = new([]);
    }

    public readonly struct MadeDictionary<TKey, TValue>(IDictionary<TKey, TValue> items) : IDictionary<TKey, TValue>
        where TKey : notnull
    {
        private readonly Dictionary<TKey, TValue> _items = new(items);

        public readonly int Count => _items.Count;

        public readonly bool IsReadOnly => false;

        public readonly ICollection<TKey> Keys => _items.Keys;

        public readonly ICollection<TValue> Values => _items.Values;

        public readonly TValue this[TKey key]
        {
            get => _items[key];
            set => _items[key] = value;
        }

        public readonly void Add(TKey key, TValue value) => _items.Add(key, value);

        public readonly void Add(KeyValuePair<TKey, TValue> item) => _items.Add(item.Key, item.Value);

        public readonly void Clear() => _items.Clear();

        public readonly bool Contains(KeyValuePair<TKey, TValue> item) => _items.Contains(item);

        public readonly bool ContainsKey(TKey key) => _items.ContainsKey(key);

        public readonly void CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) =>
            ((ICollection<KeyValuePair<TKey, TValue>>)_items).CopyTo(array, arrayIndex);

        public readonly bool Remove(TKey key) => _items.Remove(key);

        public readonly bool Remove(KeyValuePair<TKey, TValue> item) => _items.Remove(item.Key);

        public readonly bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value) => _items.TryGetValue(key, out value);

        public readonly IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => _items.GetEnumerator();

        readonly IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public struct FilledDictionary<TKey> : IDictionary<TKey, int>
        where TKey : notnull
    {
        private readonly Dictionary<TKey, int> _items;

        public FilledDictionary() => _items = new Dictionary<TKey, int>(
            typeof(TKey) == typeof(string) ? (IEqualityComparer<TKey>)(object)StringComparer.OrdinalIgnoreCase : null);

        public readonly int Count => _items.Count;

        public readonly bool IsReadOnly => false;

        public readonly ICollection<TKey> Keys => _items.Keys;

        public readonly ICollection<int> Values => _items.Values;

        public readonly int this[TKey key]
        {
            get => _items[key];
            set => _items[key] = value;
        }

        public readonly void Add(TKey key, int value) => _items.Add(key, value);

        public readonly void Add(KeyValuePair<TKey, int> item) => _items.Add(item.Key, item.Value);

        public readonly void Clear() => _items.Clear();

        public readonly bool Contains(KeyValuePair<TKey, int> item) => _items.Contains(item);

        public readonly bool ContainsKey(TKey key) => _items.ContainsKey(key);

        public readonly void CopyTo(KeyValuePair<TKey, int>[] array, int arrayIndex) =>
            ((ICollection<KeyValuePair<TKey, int>>)_items).CopyTo(array, arrayIndex);

        public readonly bool Remove(TKey key) => _items.Remove(key);

        public readonly bool Remove(KeyValuePair<TKey, int> item) => _items.Remove(item.Key);

        public readonly bool TryGetValue(TKey key, [MaybeNullWhen(false)] out int value) => _items.TryGetValue(key, out value);

        public readonly IEnumerator<KeyValuePair<TKey, int>> GetEnumerator() => _items.GetEnumerator();

        readonly IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public readonly struct ReadOnlyDictionary(IEnumerable<KeyValuePair<string, int>> items) : IReadOnlyDictionary<string, int>
    {
        private readonly Dictionary<string, int> _items = new(items);

        public int Count => _items.Count;

        public IEnumerable<string> Keys => _items.Keys;

        public IEnumerable<int> Values => _items.Values;

        public int this[string key] => _items[key];

        public bool ContainsKey(string key) => _items.ContainsKey(key);

        public bool TryGetValue(string key, out int value) => _items.TryGetValue(key, out value);

        public IEnumerator<KeyValuePair<string, int>> GetEnumerator() => _items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
