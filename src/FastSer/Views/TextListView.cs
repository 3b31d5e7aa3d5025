using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

/// <summary>A view of a collection of strings in serialized bytes.</summary>
public readonly ref struct TextListView
{
    private readonly ViewItems<TextStep> _items;

    internal TextListView(ViewItems<TextStep> items) => _items = items;

    /// <summary>Gets a value indicating whether the collection is null.</summary>
    public bool IsNull => _items.IsNull;

    /// <summary>Gets the number of elements; 0 for null.</summary>
    public int Count => _items.Count;

    /// <summary>Gets an element. It skips all elements before it: in a loop, enumerate instead.</summary>
    /// <param name="index">Its number, from 0.</param>
    /// <returns>The string.</returns>
    /// <exception cref="ArgumentOutOfRangeException">There is no such element.</exception>
    /// <exception cref="FastSerException">The bytes of an element up to it are not those of a string.</exception>
    public TextView ElementAt(int index) => _items.ElementAt(index).Text(_items.Path);

    /// <summary>Enumerates the strings.</summary>
    /// <returns>The enumerator.</returns>
    public Enumerator GetEnumerator() => new(_items);

    /// <summary>Enumerates the strings of a view.</summary>
    [SuppressMessage("Design", "CA1034:Nested types should not be visible", Justification = "An enumerator, as those of spans.")]
    public ref struct Enumerator
    {
        private ViewItems<TextStep>.Enumerator _items;

        internal Enumerator(ViewItems<TextStep> items) => _items = items.GetEnumerator();

        /// <summary>Gets the string.</summary>
        /// <exception cref="InvalidOperationException">There is no string, before the first string or behind the last one.</exception>
        public readonly TextView Current
        {
            [MethodImpl(Jit.Inline)]
            get => _items.Current.Text(_items.Path);
        }

        /// <summary>Goes to the next string.</summary>
        /// <returns>Whether there is one.</returns>
        /// <exception cref="FastSerException">The bytes do not encode a string.</exception>
        [MethodImpl(Jit.Inline)]
        public bool MoveNext() => _items.MoveNext();
    }
}
