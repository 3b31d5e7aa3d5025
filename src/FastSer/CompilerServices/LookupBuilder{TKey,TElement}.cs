using System.Collections;

namespace FastSer.CompilerServices;

/// <summary>A lookup that was read: groups in the order in which they were written. A null key is a key like others.</summary>
internal sealed class LookupBuilder<TKey, TElement> : ILookup<TKey, TElement>
{
    private readonly KeyGroup<TKey, TElement>[] _groups;
    private readonly Dictionary<ValueTuple<TKey>, int> _indexes;

    public LookupBuilder(
        KeyValuePair<TKey, ReadOnlyMemory<TElement>>[] pairs, IEqualityComparer<TKey>? comparer, KeyHashing<TKey>? hashing)
    {
        _groups = new KeyGroup<TKey, TElement>[pairs.Length];
        _indexes = new(pairs.Length, new KeyComparer(comparer ?? EqualityComparer<TKey>.Default));
        var guard = new KeyGuard<TKey>(comparer is null ? pairs.Length : 0, hashing);
        var room = _indexes.EnsureCapacity(0);
        for (var i = 0; i < pairs.Length; i++)
        {
            _groups[i] = new(pairs[i].Key, pairs[i].Value);
            if (guard.Watch(pairs[i].Key, room))
            {
                _indexes = Move(_indexes, room, guard.Comparer);
            }

            if (!_indexes.TryAdd(new(pairs[i].Key), i))
            {
                Throw.DuplicateKey(-1);
            }
        }
    }

    public int Count => _groups.Length;

    public IEnumerable<TElement> this[TKey key] => _indexes.TryGetValue(new(key), out var index) ? _groups[index] : [];

    public bool Contains(TKey key) => _indexes.ContainsKey(new(key));

    public IEnumerator<IGrouping<TKey, TElement>> GetEnumerator() =>
        ((IEnumerable<IGrouping<TKey, TElement>>)_groups).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private static Dictionary<ValueTuple<TKey>, int> Move(
        Dictionary<ValueTuple<TKey>, int> known, int room, IEqualityComparer<TKey> comparer)
    {
        var keyed = new Dictionary<ValueTuple<TKey>, int>(room, new KeyComparer(comparer));
        foreach (var (key, index) in known)
        {
            keyed.Add(key, index);
        }

        return keyed;
    }

    private sealed class KeyComparer(IEqualityComparer<TKey> keys) : IEqualityComparer<ValueTuple<TKey>>
    {
        public bool Equals(ValueTuple<TKey> x, ValueTuple<TKey> y) => keys.Equals(x.Item1, y.Item1);

        public int GetHashCode(ValueTuple<TKey> value) => value.Item1 is { } key ? keys.GetHashCode(key) : 0;
    }
}
