using System.Collections;
using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Collections without a type argument. They are written and read as arrays and dictionaries of objects.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class UntypedItems
{
    /// <summary>Copies a collection.</summary>
    /// <param name="items">The collection; it is enumerated once.</param>
    /// <returns>Its elements.</returns>
    public static object[] ToArray(IEnumerable items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var list = new List<object?>();
        foreach (var item in items)
        {
            list.Add(item);
        }

        return list.ToArray()!;
    }

    /// <summary>Copies a stack.</summary>
    /// <param name="items">The stack.</param>
    /// <returns>Its elements from the bottom up.</returns>
    public static object[] OldestFirst(Stack items)
    {
        var array = ToArray(items);
        Array.Reverse(array);
        return array;
    }

    /// <summary>Copies a dictionary.</summary>
    /// <param name="items">The dictionary; it is enumerated once.</param>
    /// <returns>Its entries.</returns>
    public static KeyValuePair<object, object>[] ToPairs(IDictionary items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var list = new List<KeyValuePair<object, object>>();
        foreach (DictionaryEntry entry in items)
        {
            list.Add(new(entry.Key, entry.Value!));
        }

        return [.. list];
    }

    /// <summary>Makes a hash table; one whose keys a sender made collide gets the comparer that keeps them apart.</summary>
    /// <param name="items">The entries.</param>
    /// <returns>The table.</returns>
    public static Hashtable ToHashtable(Dictionary<object, object> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var isUsual = ReferenceEquals(items.Comparer, EqualityComparer<object>.Default);
        return new Hashtable(items, isUsual ? null : new UntypedComparer(items.Comparer));
    }

    /// <summary>Makes a sorted list, which would take keys that are equal in its order.</summary>
    /// <param name="items">The entries.</param>
    /// <returns>The list.</returns>
    /// <exception cref="FastSerException">Two keys are equal.</exception>
    public static SortedList ToSortedList(Dictionary<object, object> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var sorted = new SortedList(items);
        for (var i = 1; i < sorted.Count; i++)
        {
            if (Comparer.Default.Compare(sorted.GetKey(i - 1), sorted.GetKey(i)) == 0)
            {
                Throw.DuplicateKey(i);
            }
        }

        return sorted;
    }

    /// <summary>Fills a list.</summary>
    /// <typeparam name="T">The class of the list.</typeparam>
    /// <param name="target">The empty list.</param>
    /// <param name="items">The elements.</param>
    /// <returns>The list.</returns>
    public static T Fill<T>(T target, object[] items)
        where T : class, IList
    {
        ArgumentNullException.ThrowIfNull(items);
        foreach (var item in items)
        {
            target.Add(item);
        }

        return target;
    }

    /// <summary>Fills a dictionary.</summary>
    /// <typeparam name="T">The class of the dictionary.</typeparam>
    /// <param name="target">The empty dictionary.</param>
    /// <param name="items">The entries.</param>
    /// <returns>The dictionary.</returns>
    /// <exception cref="FastSerException">The dictionary finds two keys equal.</exception>
    public static T FillMap<T>(T target, Dictionary<object, object> items)
        where T : class, IDictionary
    {
        ArgumentNullException.ThrowIfNull(items);
        foreach (var (key, value) in items)
        {
            if (target.Contains(key))
            {
                Throw.DuplicateKey(target.Count);
            }

            target.Add(key, value);
        }

        return target;
    }

    private sealed class UntypedComparer(IEqualityComparer<object> comparer) : IEqualityComparer
    {
        bool IEqualityComparer.Equals(object? x, object? y) => comparer.Equals(x, y);

        int IEqualityComparer.GetHashCode(object key) => comparer.GetHashCode(key);
    }
}
