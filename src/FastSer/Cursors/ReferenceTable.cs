using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace FastSer.Cursors;

/// <summary>
/// The objects that one call has written, by identity, and their numbers: open addressing on the identity hash. One a
/// thread is kept, cleared; taking it leaves nothing behind, so that a nested call makes its own.
/// </summary>
internal sealed class ReferenceTable
{
    private const int InitialSlots = 256;

    /// <summary>Larger tables are not kept: memory per thread stays bounded.</summary>
    private const int MaxKeptSlots = 64 * 1024;

    [ThreadStatic]
    private static ReferenceTable? t_table;

    private object?[] _keys = new object?[InitialSlots];
    private int[] _ids = new int[InitialSlots];
    private int _count;

    public static ReferenceTable Take()
    {
        var table = t_table;
        t_table = null;
        return table ?? new ReferenceTable();
    }

    /// <summary>Clears the table and keeps it for the next call, unless it is large and was hardly used.</summary>
    public void Return()
    {
        if (_keys.Length > MaxKeptSlots || (_keys.Length > InitialSlots && _count < _keys.Length / 16))
        {
            return;
        }

        Array.Clear(_keys);
        _count = 0;
        t_table = this;
    }

    /// <summary>The number of an object that was met before; -1 for a new one, which gets the next number.</summary>
    public int FindOrAdd(object value)
    {
        var slot = SlotOf(value);
        if (_keys[slot] is not null)
        {
            return _ids[slot];
        }

        _keys[slot] = value;
        _ids[slot] = _count++;
        if (_count > _keys.Length / 2)
        {
            Grow();
        }

        return -1;
    }

    /// <summary>Marks an object as one that no reader could refer to yet, or takes the mark off.</summary>
    public void Mark(object value, bool isOpen)
    {
        var slot = SlotOf(value);
        Debug.Assert(ReferenceEquals(_keys[slot], value), "Only objects that were added are marked.");
        _ids[slot] = isOpen ? _ids[slot] | int.MinValue : _ids[slot] & int.MaxValue;
    }

    private int SlotOf(object value)
    {
        var keys = _keys;
        var mask = keys.Length - 1;

        // Identity hashes are random; spread them all the same, their low bits pick the slot.
        var slot = (int)((uint)RuntimeHelpers.GetHashCode(value) * 0x9E3779B1u >> 7) & mask;
        while (keys[slot] is { } key && !ReferenceEquals(key, value))
        {
            slot = (slot + 1) & mask;
        }

        return slot;
    }

    private void Grow()
    {
        var keys = _keys;
        var ids = _ids;
        _keys = new object?[2 * keys.Length];
        _ids = new int[_keys.Length];
        for (var i = 0; i < keys.Length; i++)
        {
            if (keys[i] is { } key)
            {
                var slot = SlotOf(key);
                _keys[slot] = key;
                _ids[slot] = ids[i];
            }
        }
    }
}
