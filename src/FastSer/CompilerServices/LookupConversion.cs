using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Lookups and groupings as what they are on the wire: keys with the elements of each.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class LookupConversion
{
    /// <summary>Copies a group.</summary>
    /// <typeparam name="TKey">The type of the key.</typeparam>
    /// <typeparam name="TElement">The type of the elements.</typeparam>
    /// <param name="group">The group; it is enumerated once.</param>
    /// <returns>The key and the elements.</returns>
    public static KeyValuePair<TKey, ReadOnlyMemory<TElement>> ToPair<TKey, TElement>(IGrouping<TKey, TElement> group)
    {
        ArgumentNullException.ThrowIfNull(group);
        return new KeyValuePair<TKey, ReadOnlyMemory<TElement>>(group.Key, group.ToArray());
    }

    /// <summary>Copies a lookup.</summary>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TElement">The type of the elements.</typeparam>
    /// <param name="lookup">The lookup; it is enumerated once.</param>
    /// <returns>The groups in the lookup's order.</returns>
    public static KeyValuePair<TKey, ReadOnlyMemory<TElement>>[] ToPairs<TKey, TElement>(ILookup<TKey, TElement> lookup) =>
        [.. lookup.Select(ToPair)];

    /// <summary>Makes a group.</summary>
    /// <typeparam name="TKey">The type of the key.</typeparam>
    /// <typeparam name="TElement">The type of the elements.</typeparam>
    /// <param name="pair">The key and the elements.</param>
    /// <returns>The group.</returns>
    public static IGrouping<TKey, TElement> ToGrouping<TKey, TElement>(KeyValuePair<TKey, ReadOnlyMemory<TElement>> pair) =>
        new KeyGroup<TKey, TElement>(pair.Key, pair.Value);

    /// <summary>Makes a lookup.</summary>
    /// <typeparam name="TKey">The type of the keys.</typeparam>
    /// <typeparam name="TElement">The type of the elements.</typeparam>
    /// <param name="pairs">The groups in order.</param>
    /// <param name="comparer">Tells keys apart, or null for the default.</param>
    /// <param name="hashing">Adds the parts of a key to its hash code; null for built-in types.</param>
    /// <returns>The lookup.</returns>
    /// <exception cref="FastSerException">A key occurs twice.</exception>
    public static ILookup<TKey, TElement> ToLookup<TKey, TElement>(
        KeyValuePair<TKey, ReadOnlyMemory<TElement>>[] pairs,
        IEqualityComparer<TKey>? comparer = null,
        KeyHashing<TKey>? hashing = null)
    {
        ArgumentNullException.ThrowIfNull(pairs);
        return new LookupBuilder<TKey, TElement>(pairs, comparer, hashing);
    }
}
