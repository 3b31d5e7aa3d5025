using System.Collections;
using System.Runtime.CompilerServices;

namespace FastSer.TestTypes;

/// <summary>Collections of a user that are made from all of their elements at once.</summary>
[FastSerType(View = true)]
public sealed partial class MadeCollections
{
    public StepList? Path { get; set; }

    public BuiltList<string?>? Texts { get; set; }

    public RowCollection<int> Row { get; set; }

    public RowCollection<string?>? MaybeRow { get; set; }

    public FrozenCollection? Frozen { get; set; }

    public WordSet? Words { get; set; }

    public NameDictionary? Lookups { get; set; }

    public List<RowCollection<long>>? Rows { get; set; }
}

/// <summary>A read-only list with a constructor.</summary>
public sealed class StepList(IEnumerable<string?> steps) : IReadOnlyList<string?>
{
    private readonly string?[] _steps = [.. steps];

    public int Count => _steps.Length;

    public string? this[int index] => _steps[index];

    public IEnumerator<string?> GetEnumerator() => ((IEnumerable<string?>)_steps).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A type that a collection expression makes, and that cannot be counted.</summary>
[CollectionBuilder(typeof(BuiltList), nameof(BuiltList.Create))]
public sealed class BuiltList<T> : IEnumerable<T>
{
    private readonly T[] _items;

    public BuiltList(IEnumerable<T> items) => _items = [.. items];

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)_items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Makes the collections of that type.</summary>
public static class BuiltList
{
    public static BuiltList<T> Create<T>(ReadOnlySpan<T> items) => new(items.ToArray().AsEnumerable());
}

/// <summary>A struct around an array.</summary>
public readonly struct RowCollection<T>(ReadOnlySpan<T> items) : IReadOnlyCollection<T>
{
    private readonly T[]? _items = items.ToArray();

    public RowCollection(T[] items)
        : this((ReadOnlySpan<T>)items)
    {
    }

    public int Count => _items?.Length ?? 0;

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)(_items ?? [])).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A collection that cannot be added to, although its interface says so.</summary>
public sealed class FrozenCollection(IList<long> items) : ICollection<long>
{
    public int Count => items.Count;

    public bool IsReadOnly => true;

    public void Add(long item) => throw new NotSupportedException();

    public void Clear() => throw new NotSupportedException();

    public bool Contains(long item) => items.Contains(item);

    public void CopyTo(long[] array, int arrayIndex) => items.CopyTo(array, arrayIndex);

    public bool Remove(long item) => throw new NotSupportedException();

    public IEnumerator<long> GetEnumerator() => items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A set that is made from another.</summary>
public sealed class WordSet(IEnumerable<string> words) : IReadOnlySet<string>
{
    private readonly HashSet<string> _words = [.. words];

    public int Count => _words.Count;

    public bool Contains(string item) => _words.Contains(item);

    public bool IsProperSubsetOf(IEnumerable<string> other) => _words.IsProperSubsetOf(other);

    public bool IsProperSupersetOf(IEnumerable<string> other) => _words.IsProperSupersetOf(other);

    public bool IsSubsetOf(IEnumerable<string> other) => _words.IsSubsetOf(other);

    public bool IsSupersetOf(IEnumerable<string> other) => _words.IsSupersetOf(other);

    public bool Overlaps(IEnumerable<string> other) => _words.Overlaps(other);

    public bool SetEquals(IEnumerable<string> other) => _words.SetEquals(other);

    public IEnumerator<string> GetEnumerator() => _words.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A read-only map that is made from another.</summary>
public sealed class NameDictionary(IDictionary<int, string?> items) : IReadOnlyDictionary<int, string?>
{
    private readonly Dictionary<int, string?> _items = new(items);

    public int Count => _items.Count;

    public IEnumerable<int> Keys => _items.Keys;

    public IEnumerable<string?> Values => _items.Values;

    public string? this[int key] => _items[key];

    public bool ContainsKey(int key) => _items.ContainsKey(key);

    public bool TryGetValue(int key, out string? value) => _items.TryGetValue(key, out value);

    public IEnumerator<KeyValuePair<int, string?>> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
