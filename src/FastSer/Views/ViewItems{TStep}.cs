using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Where the elements of a collection stand that a view shows: what the views of collections of all types share.</summary>
/// <typeparam name="TStep">Steps over an element.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref struct ViewItems<TStep>
    where TStep : struct, IViewStep
{
    private readonly ViewCursor _first;
    private readonly int _header;

    [MethodImpl(Jit.Inline)]
    internal ViewItems(ViewCursor first, int header, string path)
    {
        _first = first;
        _header = header;
        Path = path;
    }

    /// <summary>Gets the type and the member of the collection.</summary>
    public string Path { get; }

    /// <summary>Gets a value indicating whether the collection is null.</summary>
    public bool IsNull => _header == 0;

    /// <summary>Gets the number of elements; 0 for null.</summary>
    public int Count => Math.Max(_header - 1, 0);

    /// <summary>Finds an element by stepping over all those before it.</summary>
    /// <param name="index">Its number, from 0.</param>
    /// <returns>Its place.</returns>
    /// <exception cref="ArgumentOutOfRangeException">There is no such element.</exception>
    /// <exception cref="FastSerException">The bytes of an element before it are those of no value.</exception>
    public ViewCursor ElementAt(int index)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Count, nameof(index));
        var element = _first;
        for (var i = 0; i < index; i++)
        {
            element = TStep.Over(element, Path);
        }

        return element;
    }

    /// <summary>Finds an element by the size of those before it.</summary>
    /// <param name="index">Its number, from 0.</param>
    /// <param name="size">The bytes of an element, all of which are there: the least size is no other one.</param>
    /// <returns>Its place.</returns>
    /// <exception cref="ArgumentOutOfRangeException">There is no such element.</exception>
    [MethodImpl(Jit.Inline)]
    public ViewCursor ElementAt(int index, int size)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Count, nameof(index));
        return _first.Behind(index * size, Path);
    }

    /// <summary>Enumerates the places of the elements.</summary>
    /// <returns>The enumerator.</returns>
    [MethodImpl(Jit.Inline)]
    public Enumerator GetEnumerator() => new(_first, Count, Path);

    /// <summary>Enumerates places of elements.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Design", "CA1034:Nested types should not be visible", Justification = "An enumerator, as those of spans.")]
    public ref struct Enumerator
    {
        private ViewCursor _current;
        private ViewCursor _next;
        private int _left;

        [MethodImpl(Jit.Inline)]
        internal Enumerator(ViewCursor first, int count, string path)
        {
            _current = default;
            _next = first;
            _left = count;
            Path = path;
        }

        /// <summary>Gets the type and the member of the collection.</summary>
        public string Path { get; }

        /// <summary>Gets the place of the element.</summary>
        /// <exception cref="InvalidOperationException">There is no element, before the first element or behind the last one.</exception>
        public readonly ViewCursor Current
        {
            [MethodImpl(Jit.Inline)]
            get
            {
                if (_current.IsNull)
                {
                    ViewFaults.ThrowNoElement();
                }

                return _current;
            }
        }

        /// <summary>Goes to the next element, and shows that it has an end.</summary>
        /// <returns>Whether there is one.</returns>
        /// <exception cref="FastSerException">The bytes of the element are those of no value.</exception>
        [MethodImpl(Jit.Inline)]
        public bool MoveNext()
        {
            if (_left == 0)
            {
                _current = default;
                return false;
            }

            _left--;
            _current = _next;
            _next = TStep.Over(_next, Path);
            return true;
        }
    }
}
