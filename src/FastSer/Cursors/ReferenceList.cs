namespace FastSer.Cursors;

/// <summary>
/// The objects that one call has read, by number. One a thread is kept, cleared; taking it leaves nothing behind, so that
/// a nested call makes its own.
/// </summary>
internal sealed class ReferenceList
{
    private const int InitialSize = 64;

    /// <summary>Larger lists are not kept: memory per thread stays bounded.</summary>
    private const int MaxKeptSize = 64 * 1024;

    [ThreadStatic]
    private static ReferenceList? t_list;

    private object?[] _items = new object?[InitialSize];
    private int _count;

    public static ReferenceList Take()
    {
        var list = t_list;
        t_list = null;
        return list ?? new ReferenceList();
    }

    public void Return()
    {
        if (_items.Length <= MaxKeptSize)
        {
            Array.Clear(_items, 0, _count);
            _count = 0;
            t_list = this;
        }
    }

    /// <summary>Gives an object, or one that is still to be built, the next number.</summary>
    public int Add(object? value)
    {
        if (_count == _items.Length)
        {
            Array.Resize(ref _items, 2 * _count);
        }

        _items[_count] = value;
        return _count++;
    }

    public void Complete(int id, object value) => _items[id] = value;

    /// <summary>Finds the object of a number; null if no object has the number, or not yet.</summary>
    public object? Find(uint id) => id < (uint)_count ? _items[id] : null;
}
