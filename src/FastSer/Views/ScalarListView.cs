using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer;

/// <summary>A view of a collection of scalars in serialized bytes. Nothing is copied, and each element is validated when you access
/// it.</summary>
/// <typeparam name="T">The scalar or enum.</typeparam>
public readonly ref struct ScalarListView<T>
    where T : unmanaged
{
    private readonly ref byte _first;
    private readonly int _header;
    private readonly int _position;
    private readonly string _path;

    internal ScalarListView(ref byte first, int header, int position, string path)
    {
        _first = ref first;
        _header = header;
        _position = position;
        _path = path;
    }

    /// <summary>Gets a value indicating whether the collection is null.</summary>
    public bool IsNull => _header == 0;

    /// <summary>Gets the number of elements; 0 for null.</summary>
    public int Count => Math.Max(_header - 1, 0);

    /// <summary>Gets the bytes of all elements, in little-endian order. They are not checked.</summary>
    public ReadOnlySpan<byte> Bytes => MemoryMarshal.CreateReadOnlySpan(ref _first, Count * ScalarCode.SizeOf<T>());

    /// <summary>Gets an element.</summary>
    /// <param name="index">Its number, from 0.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such element.</exception>
    /// <exception cref="FastSerException">The bytes do not encode a value of the type.</exception>
    public T this[int index]
    {
        get
        {
            // A count of null is 0, and -1 is no index either.
            ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Count, nameof(index));
            return Get(index);
        }
    }

    /// <summary>Copies all elements.</summary>
    /// <param name="destination">Where to; it may be longer.</param>
    /// <exception cref="ArgumentException">It is shorter.</exception>
    /// <exception cref="FastSerException">The bytes of an element do not encode a value of the type.</exception>
    public void CopyTo(Span<T> destination)
    {
        if (destination.Length < Count)
        {
            throw new ArgumentException("The destination is shorter than the collection.", nameof(destination));
        }

        for (var i = 0; i < Count; i++)
        {
            destination[i] = this[i];
        }
    }

    /// <summary>Copies all elements to a new array.</summary>
    /// <returns>The array, or null for null.</returns>
    /// <exception cref="FastSerException">The bytes of an element do not encode a value of the type.</exception>
    public T[]? ToArray()
    {
        if (IsNull)
        {
            return null;
        }

        var items = new T[Count];
        CopyTo(items);
        return items;
    }

    /// <summary>Enumerates the elements.</summary>
    /// <returns>The enumerator.</returns>
    public Enumerator GetEnumerator() => new(this);

    /// <summary>Gets an element that is there.</summary>
    [MethodImpl(Jit.Inline)]
    private T Get(int index)
    {
        var offset = index * ScalarCode.SizeOf<T>();
        ref var element = ref Unaligned.At(ref _first, offset);
        if (!ScalarCode.IsValid<T>(ref element))
        {
            ThrowInvalid(_position + offset, _path, index);
        }

        return ScalarCode.Get<T>(ref element);
    }

    [MethodImpl(Jit.NoInline)]
    private static void ThrowInvalid(int position, string path, int index) =>
        ViewFaults.Throw(FastSerErrorCode.InvalidValue, position, $"{path}[{index}]");

    /// <summary>Enumerates the elements of a view.</summary>
    [SuppressMessage("Design", "CA1034:Nested types should not be visible", Justification = "An enumerator, as those of spans.")]
    public ref struct Enumerator
    {
        private readonly ScalarListView<T> _items;
        private int _index;

        internal Enumerator(ScalarListView<T> items)
        {
            _items = items;
            _index = -1;
        }

        /// <summary>Gets the element.</summary>
        /// <exception cref="InvalidOperationException">There is no element, before the first element or behind the last one.</exception>
        /// <exception cref="FastSerException">The bytes are those of no value of the type.</exception>
        public readonly T Current
        {
            [MethodImpl(Jit.Inline)]
            get
            {
                if ((uint)_index >= (uint)_items.Count)
                {
                    ViewFaults.ThrowNoElement();
                }

                return _items.Get(_index);
            }
        }

        /// <summary>Goes to the next element.</summary>
        /// <returns>Whether there is one.</returns>
        [MethodImpl(Jit.Inline)]
        public bool MoveNext()
        {
            if (_index >= _items.Count - 1)
            {
                _index = _items.Count;
                return false;
            }

            _index++;
            return true;
        }
    }
}
