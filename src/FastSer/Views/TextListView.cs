using System.Diagnostics.CodeAnalysis;
using FastSer.CompilerServices;

namespace FastSer;

/// <summary>A view of a collection of strings in serialized bytes.</summary>
public readonly ref struct TextListView
{
    private readonly ViewCursor _items;
    private readonly int _header;
    private readonly string _path;

    internal TextListView(ViewCursor items, int header, string path)
    {
        _items = items;
        _header = header;
        _path = path;
    }

    /// <summary>Gets a value indicating whether the collection is null.</summary>
    public bool IsNull => _header == 0;

    /// <summary>Gets the number of elements; 0 for null.</summary>
    public int Count => Math.Max(_header - 1, 0);

    /// <summary>Gets an element. It skips all elements before it: in a loop, enumerate instead.</summary>
    /// <param name="index">Its number, from 0.</param>
    /// <returns>The string.</returns>
    /// <exception cref="ArgumentOutOfRangeException">There is no such element.</exception>
    /// <exception cref="FastSerException">The bytes of an element up to it are not those of a string.</exception>
    public TextView ElementAt(int index)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Count, nameof(index));
        var element = _items;
        for (var i = 0; i < index; i++)
        {
            element = element.SkipText(_path);
        }

        return element.Text(_path);
    }

    /// <summary>Enumerates the strings.</summary>
    /// <returns>The enumerator.</returns>
    public Enumerator GetEnumerator() => new(_items, Count, _path);

    /// <summary>Enumerates the strings of a view.</summary>
    [SuppressMessage("Design", "CA1034:Nested types should not be visible", Justification = "An enumerator, as those of spans.")]
    public ref struct Enumerator
    {
        private readonly string _path;
        private ViewCursor _next;
        private int _left;

        internal Enumerator(ViewCursor first, int count, string path)
        {
            _path = path;
            _next = first;
            _left = count;
            Current = default;
        }

        /// <summary>Gets the string.</summary>
        public TextView Current { get; private set; }

        /// <summary>Goes to the next string.</summary>
        /// <returns>Whether there is one.</returns>
        /// <exception cref="FastSerException">The bytes do not encode a string.</exception>
        public bool MoveNext()
        {
            if (_left == 0)
            {
                return false;
            }

            _left--;
            Current = _next.Text(_path);
            _next = _next.SkipText(_path);
            return true;
        }
    }
}
