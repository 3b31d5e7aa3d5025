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

    private Entry[] _entries = new Entry[InitialSlots];
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
        if (_entries.Length > MaxKeptSlots || (_entries.Length > InitialSlots && _count < _entries.Length / 16))
        {
            return;
        }

        Array.Clear(_entries);
        _count = 0;
        t_table = this;
    }

    /// <summary>The number of an object that was met before; -1 for a new one, which gets the next number.</summary>
    public int FindOrAdd(object value)
    {
        ref var entry = ref EntryOf(value);
        if (entry.Key is not null)
        {
            return entry.Id;
        }

        entry.Key = value;
        entry.Id = _count++;
        if (_count > _entries.Length / 2)
        {
            Grow();
        }

        return -1;
    }

    /// <summary>Marks an object as one that no reader could refer to yet, or takes the mark off.</summary>
    public void Mark(object value, bool isOpen)
    {
        ref var entry = ref EntryOf(value);
        Debug.Assert(ReferenceEquals(entry.Key, value), "Only objects that were added are marked.");
        entry.Id = isOpen ? entry.Id | int.MinValue : entry.Id & int.MaxValue;
    }

    [MethodImpl(Jit.Inline)]
    private ref Entry EntryOf(object value)
    {
        var entries = _entries;

        // Identity hashes are random, but their low bits select the slot: mix in the high bits.
        var slot = (int)((uint)RuntimeHelpers.GetHashCode(value) * 0x9E3779B1u >> 7);
        while (true)
        {
            ref var entry = ref entries[slot & (entries.Length - 1)];
            if (entry.Key is not { } key || ReferenceEquals(key, value))
            {
                return ref entry;
            }

            slot++;
        }
    }

    private void Grow()
    {
        var entries = _entries;
        _entries = new Entry[2 * entries.Length];
        foreach (ref readonly var entry in entries.AsSpan())
        {
            if (entry.Key is { } key)
            {
                EntryOf(key) = entry;
            }
        }
    }

    private struct Entry
    {
        public object? Key;
        public int Id;
    }
}
