using FastSer.CompilerServices;

namespace FastSer.Serializers;

/// <summary>A dictionary.</summary>
/// <param name="isWatched">A sender can choose the hash codes of the keys.</param>
/// <param name="hashing">Hashes the keys if they crowd; null for built-in types.</param>
internal sealed class DictionaryStore<TRoot, TKey, TValue>(bool isWatched, KeyHashing<TKey>? hashing)
    : ItemStore<TRoot, KeyValuePair<TKey, TValue>>
    where TKey : notnull
{
    private Dictionary<TKey, TValue> _items = [];
    private KeyGuard<TKey> _guard;
    private int _room;

    public override TRoot Result => (TRoot)(object)_items;

    public override int Room => _room;

    public override void Set(ref FastReader reader, int index, KeyValuePair<TKey, TValue> item)
    {
        if (isWatched)
        {
            _items = _guard.Watch(_items, item.Key);
        }

        reader.AddUnique(_items, item.Key, item.Value);
    }

    /// <summary>The guard counts keys by bucket, and so begins again where there are more of them: it looks at the keys that are there.</summary>
    protected override void Resize(int length)
    {
        _room = length;
        _items.EnsureCapacity(length);
        if (!isWatched)
        {
            return;
        }

        _guard = new KeyGuard<TKey>(length, hashing);
        foreach (var key in _items.Keys)
        {
            if (_guard.Watch(_items, key) is var watched && watched != _items)
            {
                _items = watched;
                break;
            }
        }
    }
}
