using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>
/// Fills a sorted list in O(n log n), whatever the order of its keys: inserting each at its place would take quadratic
/// time where the input is in descending order.
/// </summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <param name="count">The number of entries.</param>
/// <param name="comparer">The order of the keys, or null for the default one.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct SortedListBuilder<TKey, TValue>(int count, IComparer<TKey>? comparer = null)
    where TKey : notnull
{
    private readonly SortedList<TKey, TValue> _items = new(count, comparer);
    private List<KeyValuePair<TKey, TValue>>? _later;

    /// <summary>Adds an entry that was just read.</summary>
    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="FastSerException">The key is null or the same as the last one.</exception>
    public void Add(TKey key, TValue value)
    {
        if (key is null)
        {
            Throw.InvalidValue();
        }

        var last = _items.Count - 1;
        var order = last < 0 ? -1 : _items.Comparer.Compare(_items.GetKeyAtIndex(last), key);
        if (order == 0)
        {
            Throw.DuplicateKey(_items.Count + (_later?.Count ?? 0));
        }

        if (order < 0)
        {
            _items.Add(key, value);
        }
        else
        {
            // The order depends on the culture, or on a comparer that the writer had: kept until all are there.
            _later ??= [];
            _later.Add(new KeyValuePair<TKey, TValue>(key, value));
        }
    }

    /// <summary>Ends the list.</summary>
    /// <returns>The list with all entries.</returns>
    /// <exception cref="FastSerException">A key occurs twice.</exception>
    public readonly SortedList<TKey, TValue> ToSortedList()
    {
        if (_later is not null)
        {
            Merge(_items, _later);
        }

        return _items;
    }

    // A method of its own: its closure would otherwise be allocated for sorted input too.
    private static void Merge(SortedList<TKey, TValue> items, List<KeyValuePair<TKey, TValue>> later)
    {
        var comparer = items.Comparer;
        later.AddRange(items);
        later.Sort((left, right) => comparer.Compare(left.Key, right.Key));
        items.Clear();
        foreach (var (key, value) in later)
        {
            if (!items.TryAdd(key, value))
            {
                Throw.DuplicateKey(-1);
            }
        }
    }
}
