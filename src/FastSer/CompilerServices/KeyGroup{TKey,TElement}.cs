using System.Collections;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

/// <summary>A group that was read: a key and its elements.</summary>
internal sealed class KeyGroup<TKey, TElement>(TKey key, ReadOnlyMemory<TElement> items)
    : IGrouping<TKey, TElement>, IReadOnlyList<TElement>
{
    public TKey Key => key;

    public int Count => items.Length;

    public TElement this[int index] => items.Span[index];

    public IEnumerator<TElement> GetEnumerator() => MemoryMarshal.ToEnumerable(items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
