using System.Runtime.InteropServices;

namespace FastSer.Serializers;

/// <summary>A collection that grows while its elements arrive. Nobody else sees it before it has all of them.</summary>
internal abstract class ItemStore<TRoot, T>
{
    private const int FirstLength = 1024;

    /// <summary>Gets the collection.</summary>
    public abstract TRoot Result { get; }

    /// <summary>Gets the number of elements that there is room for.</summary>
    public abstract int Room { get; }

    /// <summary>Makes room for at least so many elements of the <paramref name="count"/> that there are to be in the end: it doubles.</summary>
    public void MakeRoom(int wanted, int count)
    {
        if (wanted > Room)
        {
            Resize((int)Math.Min(count, Math.Max(Math.Max(2L * Room, FirstLength), wanted)));
        }
    }

    /// <summary>Takes the next element, for which there is room.</summary>
    /// <param name="reader">The reader that has read it.</param>
    /// <param name="index">Its number.</param>
    /// <param name="item">The element.</param>
    public abstract void Set(ref FastReader reader, int index, T item);

    protected abstract void Resize(int length);
}

/// <summary>A collection whose elements lie in one piece.</summary>
internal abstract class SpanStore<TRoot, T> : ItemStore<TRoot, T>
{
    /// <summary>Gets room for elements, with those that it has.</summary>
    public abstract Span<T> Items { get; }
}

/// <summary>An array.</summary>
internal sealed class ArrayStore<TRoot, T> : SpanStore<TRoot, T>
{
    private T[] _items = [];

    public override TRoot Result => (TRoot)(object)_items;

    public override int Room => _items.Length;

    public override Span<T> Items => _items;

    public override void Set(ref FastReader reader, int index, T item) => _items[index] = item;

    protected override void Resize(int length) => Array.Resize(ref _items, length);
}

/// <summary>A list.</summary>
internal sealed class ListStore<TRoot, T> : SpanStore<TRoot, T>
{
    private readonly List<T> _items = [];

    public override TRoot Result => (TRoot)(object)_items;

    public override int Room => _items.Count;

    public override Span<T> Items => CollectionsMarshal.AsSpan(_items);

    public override void Set(ref FastReader reader, int index, T item) => _items[index] = item;

    protected override void Resize(int length)
    {
        _items.Capacity = length;
        CollectionsMarshal.SetCount(_items, length);
    }
}
