using System.Runtime.InteropServices;

namespace FastSer.Serializers;

/// <summary>A collection that grows while its elements arrive. Nobody else sees it before it has all of them.</summary>
internal abstract class ItemStore<TRoot, T>
{
    private const int FirstLength = 1024;

    /// <summary>Gets the collection.</summary>
    public abstract TRoot Result { get; }

    /// <summary>Gets room for at least so many elements of the <paramref name="count"/> that there are to be in the end: it doubles.</summary>
    public Span<T> GetRoom(int wanted, int count)
    {
        var room = Items.Length;
        return wanted <= room ? Items : Resize((int)Math.Min(count, Math.Max(Math.Max(2L * room, FirstLength), wanted)));
    }

    protected abstract Span<T> Items { get; }

    protected abstract Span<T> Resize(int length);
}

/// <summary>An array.</summary>
internal sealed class ArrayStore<TRoot, T> : ItemStore<TRoot, T>
{
    private T[] _items = [];

    public override TRoot Result => (TRoot)(object)_items;

    protected override Span<T> Items => _items;

    protected override Span<T> Resize(int length)
    {
        Array.Resize(ref _items, length);
        return _items;
    }
}

/// <summary>A list.</summary>
internal sealed class ListStore<TRoot, T> : ItemStore<TRoot, T>
{
    private readonly List<T> _items = [];

    public override TRoot Result => (TRoot)(object)_items;

    protected override Span<T> Items => CollectionsMarshal.AsSpan(_items);

    protected override Span<T> Resize(int length)
    {
        _items.Capacity = length;
        CollectionsMarshal.SetCount(_items, length);
        return CollectionsMarshal.AsSpan(_items);
    }
}
