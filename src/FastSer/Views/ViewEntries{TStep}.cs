using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Where the entries of a dictionary stand that a view shows: what the views of all dictionaries share.</summary>
/// <typeparam name="TStep">Steps over an entry.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref struct ViewEntries<TStep>
    where TStep : struct, IViewEntryStep
{
    private readonly ViewCursor _first;
    private readonly int _header;

    internal ViewEntries(ViewCursor first, int header)
    {
        _first = first;
        _header = header;
    }

    /// <summary>Gets a value indicating whether the dictionary is null.</summary>
    public bool IsNull => _header == 0;

    /// <summary>Gets the number of entries; 0 for null.</summary>
    public int Count => Math.Max(_header - 1, 0);

    /// <summary>Enumerates the places of the entries.</summary>
    /// <returns>The enumerator.</returns>
    [MethodImpl(Jit.Inline)]
    public Enumerator GetEnumerator() => new(_first, Count);

    /// <summary>Enumerates places of entries.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Design", "CA1034:Nested types should not be visible", Justification = "An enumerator, as those of spans.")]
    public ref struct Enumerator
    {
        private ViewCursor _key;
        private ViewCursor _value;
        private ViewCursor _next;
        private int _left;

        [MethodImpl(Jit.Inline)]
        internal Enumerator(ViewCursor first, int count)
        {
            _key = default;
            _value = default;
            _next = first;
            _left = count;
        }

        /// <summary>Gets the places of key and value.</summary>
        /// <exception cref="InvalidOperationException">There is no entry, before the first one or behind the last one.</exception>
        public readonly ViewEntry Current
        {
            [MethodImpl(Jit.Inline)]
            get
            {
                if (_key.IsNull)
                {
                    ViewFaults.ThrowNoElement();
                }

                return new(_key, _value);
            }
        }

        /// <summary>Goes to the next entry, and shows that it has an end.</summary>
        /// <returns>Whether there is one.</returns>
        /// <exception cref="FastSerException">The bytes of the entry are those of no key or no value.</exception>
        [MethodImpl(Jit.Inline)]
        public bool MoveNext()
        {
            _key = default;
            if (_left == 0)
            {
                return false;
            }

            _left--;
            _value = TStep.OverKey(_next);
            _key = _next;
            _next = TStep.OverValue(_value);
            return true;
        }
    }
}
