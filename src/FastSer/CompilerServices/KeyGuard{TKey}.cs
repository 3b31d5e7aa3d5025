using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;

// No constraint to notnull, because sets may contain null. Dictionaries reject null when it is added.
#pragma warning disable CS8714

namespace FastSer.CompilerServices;

/// <summary>
/// Watches the keys of a hash collection while it is read. Where they crowd into few buckets, as a sender can make them do
/// whose hash codes are known, what was read moves to a collection with hash codes that nobody can know.
/// </summary>
/// <remarks>
/// Of ten keys one is looked at, eight in a row after a gap of random length, so that no sender can pass by: a bucket that
/// eight of them fall into has about 80 keys. Of keys without a plan one bucket in 10^12 has as many. In collections of more than
/// 64 K keys buckets share counts, and up to 16 of its keys must be looked at: about 160 keys.
/// </remarks>
/// <typeparam name="TKey">The type of the keys.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct KeyGuard<TKey>
{
    /// <summary>Collections with fewer keys are not watched: even if all keys share one bucket, a lookup takes 64 steps on average.</summary>
    private const int SmallestCount = 128;

    /// <summary>Keys that are looked at in a row: a branch that is taken at random costs more than a look.</summary>
    private const int Run = 8;

    /// <summary>So much longer than a run are the gaps on average: 72 keys.</summary>
    private const int LongestGap = 143;

    /// <summary>The number of sampled keys from which a bucket counts as crowded.</summary>
    private const int Crowd = 8;

    /// <summary>More buckets share their counts, which then do not go to the heap of large objects.</summary>
    private const int ManyCounts = 64 * 1024;

    /// <summary>The most buckets that share a count. With more, the length of chains could grow with the collection.</summary>
    private const int MostShared = 8;

    private readonly KeyHashing<TKey>? _hashing;
    private readonly int _room;
    private int _left;
    private int _run;
    private uint _random;
    private int _crowd;
    private byte[]? _counts;

    /// <summary>Begins to watch a collection.</summary>
    /// <param name="count">The number of keys that it will have; it has room for them.</param>
    /// <param name="hashing">Adds the parts of a key; null for built-in types.</param>
    [MethodImpl(Jit.Inline)]
    public KeyGuard(int count, KeyHashing<TKey>? hashing = null)
    {
        _hashing = hashing;
        _room = count;
        _left = int.MaxValue;
        if (count >= SmallestCount)
        {
            Begin(count);
        }
    }

    /// <summary>Gets the comparer of the collection that the keys move to when they crowd.</summary>
    internal readonly IEqualityComparer<TKey> Comparer => KeyedComparer<TKey>.Of(_hashing);

    /// <summary>Looks at the key that is added next.</summary>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="items">The dictionary.</param>
    /// <param name="key">The key.</param>
    /// <returns>The dictionary, or the one to go on with.</returns>
    [MethodImpl(Jit.Inline)]
    public Dictionary<TKey, TValue> Watch<TValue>(Dictionary<TKey, TValue> items, TKey key) =>
        --_left > 0 ? items : LookAt(items, key);

    /// <summary>Looks at the element that is added next.</summary>
    /// <param name="items">The set.</param>
    /// <param name="item">The element.</param>
    /// <returns>The set, or the one to go on with.</returns>
    [MethodImpl(Jit.Inline)]
    public HashSet<TKey> Watch(HashSet<TKey> items, TKey item) =>
        --_left > 0 ? items : LookAt(items, item);

#if NET9_0_OR_GREATER
    /// <summary>Looks at the key that is added next.</summary>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="items">The dictionary.</param>
    /// <param name="key">The key.</param>
    /// <returns>The dictionary, or the one to go on with.</returns>
    [MethodImpl(Jit.Inline)]
    public OrderedDictionary<TKey, TValue> Watch<TValue>(OrderedDictionary<TKey, TValue> items, TKey key) =>
        --_left > 0 || !IsCrowded(key, items.EnsureCapacity(0)) ? items : Move(items);
#endif

    /// <summary>Looks at the key that is added next.</summary>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="items">The dictionary.</param>
    /// <param name="key">The key.</param>
    /// <returns>The dictionary, or the one to go on with.</returns>
    [MethodImpl(Jit.Inline)]
    public ConcurrentDictionary<TKey, TValue> Watch<TValue>(ConcurrentDictionary<TKey, TValue> items, TKey key) =>
        --_left > 0 || !IsCrowded(key) ? items : Move(items);

    /// <summary>Looks at the key that is added next.</summary>
    /// <typeparam name="TValue">The type of the values.</typeparam>
    /// <param name="items">The dictionary; it may get another comparer.</param>
    /// <param name="key">The key.</param>
    /// <returns>The dictionary.</returns>
    [MethodImpl(Jit.Inline)]
    public ImmutableDictionary<TKey, TValue>.Builder Watch<TValue>(ImmutableDictionary<TKey, TValue>.Builder items, TKey key)
    {
        if (--_left <= 0 && IsCrowded(key))
        {
            items.KeyComparer = Comparer;
        }

        return items;
    }

    /// <summary>Looks at the element that is added next.</summary>
    /// <param name="items">The set; it may get another comparer.</param>
    /// <param name="item">The element.</param>
    /// <returns>The set.</returns>
    [MethodImpl(Jit.Inline)]
    public ImmutableHashSet<TKey>.Builder Watch(ImmutableHashSet<TKey>.Builder items, TKey item)
    {
        if (--_left <= 0 && IsCrowded(item))
        {
            items.KeyComparer = Comparer;
        }

        return items;
    }

    /// <summary>Looks at the key that is added next to a dictionary of the runtime's own.</summary>
    /// <param name="key">The key.</param>
    /// <param name="room">The number of buckets.</param>
    /// <returns>The dictionary is to go on with <see cref="Comparer"/>.</returns>
    internal bool Watch(TKey key, int room) => --_left <= 0 && IsCrowded(key, room);

    [MethodImpl(Jit.NoInline)]
    private void Begin(int count)
    {
        var counts = Math.Max(Math.Min(count, ManyCounts), count / MostShared);
        _counts = new byte[BitOperations.RoundUpToPowerOf2((uint)counts)];

        // By chance a count that many buckets share has a tenth of their keys.
        _crowd = Crowd + ((count - 1) / _counts.Length);
        _random = (uint)Random.Shared.Next() | 1;
        _left = Gap();
        _run = Run;
    }

    [MethodImpl(Jit.NoInline)]
    private Dictionary<TKey, TValue> LookAt<TValue>(Dictionary<TKey, TValue> items, TKey key)
    {
        var room = items.EnsureCapacity(0);
        if (!IsCrowded(key, room) || !IsDefault(items.Comparer))
        {
            return items;
        }

        var keyed = new Dictionary<TKey, TValue>(room, Comparer);
        foreach (var (known, value) in items)
        {
            keyed.Add(known, value);
        }

        return keyed;
    }

    [MethodImpl(Jit.NoInline)]
    private HashSet<TKey> LookAt(HashSet<TKey> items, TKey item)
    {
        var room = items.EnsureCapacity(0);
        if (!IsCrowded(item, room) || !IsDefault(items.Comparer))
        {
            return items;
        }

        var keyed = new HashSet<TKey>(room, Comparer);
        keyed.UnionWith(items);
        return keyed;
    }

#if NET9_0_OR_GREATER
    private readonly OrderedDictionary<TKey, TValue> Move<TValue>(OrderedDictionary<TKey, TValue> items)
    {
        var keyed = new OrderedDictionary<TKey, TValue>(items.EnsureCapacity(0), Comparer);
        foreach (var (known, value) in items)
        {
            keyed.Add(known, value);
        }

        return keyed;
    }
#endif

    private readonly ConcurrentDictionary<TKey, TValue> Move<TValue>(ConcurrentDictionary<TKey, TValue> items)
    {
        var room = _room;
        var keyed = new ConcurrentDictionary<TKey, TValue>(ConcurrentItems.LevelOf(room), room, Comparer);
        foreach (var (known, value) in items)
        {
            keyed.TryAdd(known, value);
        }

        return keyed;
    }

    /// <summary>A collection that was there before keeps a comparer of its own: its equality may be another.</summary>
    private static bool IsDefault(IEqualityComparer<TKey> comparer) => ReferenceEquals(comparer, EqualityComparer<TKey>.Default);

    /// <summary>The bucket of the key is crowded, of as many as the collections of .NET have: their room, a prime number.</summary>
    [MethodImpl(Jit.NoInline)]
    private bool IsCrowded(TKey key, int room) => Count(HashCodeOf(key) % (uint)room);

    /// <summary>The hash code of the key is crowded. In which bucket it falls is not known, to nobody.</summary>
    [MethodImpl(Jit.NoInline)]
    private bool IsCrowded(TKey key) => Count((HashCodeOf(key) * 0x9E3779B9) >> (32 - BitOperations.Log2((uint)_counts!.Length)));

    private static uint HashCodeOf(TKey key) => key is null ? 0 : (uint)EqualityComparer<TKey>.Default.GetHashCode(key);

    /// <summary>Counts a key; if there are too many with it, watching ends.</summary>
    private bool Count(uint bucket)
    {
        var counts = _counts!;
        if (++counts[bucket & (uint)(counts.Length - 1)] >= _crowd)
        {
            _left = int.MaxValue;
            return true;
        }

        _left = 1;
        if (--_run == 0)
        {
            _run = Run;
            _left = Gap();
        }

        return false;
    }

    private int Gap()
    {
        _random ^= _random << 13;
        _random ^= _random >> 17;
        _random ^= _random << 5;
        return 1 + (int)(_random % LongestGap);
    }
}
