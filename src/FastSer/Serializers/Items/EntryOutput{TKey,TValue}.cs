using FastSer.CompilerServices;

namespace FastSer.Serializers;

/// <summary>A dictionary. Its enumerator finds out whether it was changed between two parts.</summary>
internal sealed class EntryOutput<TKey, TValue>(Dictionary<TKey, TValue> items, ItemWriter<KeyValuePair<TKey, TValue>> write) : IncrementalWriter
    where TKey : notnull
{
    private readonly int _count = items.Count;
    private Dictionary<TKey, TValue>.Enumerator _entries = items.GetEnumerator();
    private int _done;

    internal override bool Write(ref FastWriter writer, int size)
    {
        if (_done == 0)
        {
            writer.WriteCount(_count);
        }

        var end = writer.Written + size;
        while (writer.Written < end)
        {
            if (!_entries.MoveNext())
            {
                FastWriter.CheckCount(_count, _done);
                return false;
            }

            write(ref writer, _entries.Current);
            _done++;
        }

        return true;
    }
}
