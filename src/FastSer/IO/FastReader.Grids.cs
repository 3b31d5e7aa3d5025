using System.Runtime.CompilerServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>
    /// Reads the header of a multi-dimensional array and shows that its elements can be there, before anything is allocated.
    /// </summary>
    /// <param name="rank">The number of dimensions, 2 to 4.</param>
    /// <param name="minimumElementSize">The fewest bytes an element takes; at least 1.</param>
    /// <returns>The lengths of the dimensions, or null's.</returns>
    /// <exception cref="FastSerException">
    /// A length is not canonical, no array can be as large, or the elements are more than the bytes that are left can hold.
    /// </exception>
    [MethodImpl(Jit.Cold)]
    public GridSize ReadGridSize(int rank, int minimumElementSize)
    {
        ref var start = ref _cursor;
        var header = ReadLength();
        if (header == 0)
        {
            return new GridSize(-1, 0, 0, 0, 0);
        }

        Span<uint> lengths = stackalloc uint[GridCode.MaxRank];
        lengths.Clear();
        lengths[0] = header - 1;
        for (var i = 1; i < rank; i++)
        {
            lengths[i] = ReadLength();
        }

        if (!GridCode.TryCount(lengths[..rank], out var count))
        {
            _cursor = ref start;
            Throw.InvalidLength();
        }

        if (Guard.Enabled && (long)count * minimumElementSize > Raw.Distance(ref _cursor, ref _limit))
        {
            _cursor = ref start;
            Throw.Truncated();
        }

        return new GridSize(count, (int)lengths[0], (int)lengths[1], (int)lengths[2], (int)lengths[3]);
    }

    /// <summary>Reads the elements of a multi-dimensional array of scalars, in row order.</summary>
    /// <typeparam name="T">A scalar or enum whose memory is its wire form: none of IntPtr, UIntPtr, DateTimeOffset.</typeparam>
    /// <param name="items">An array of the size that <see cref="ReadGridSize"/> has just returned.</param>
    /// <exception cref="FastSerException">Elements are missing, or have bytes that are no value.</exception>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    public void ReadScalarItems<T>(Array items)
        where T : unmanaged
    {
        var span = GridCode.ItemsOf<T>(items);
        if ((nint)(uint)span.Length * Unsafe.SizeOf<T>() > Raw.Distance(ref _cursor, ref _limit))
        {
            Throw.Truncated();
        }

        FillScalars(span);
    }

    /// <summary>Reads the elements of a multi-dimensional array of structs of fixed size, in row order.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="items">An array of the size that <see cref="ReadGridSize"/> has just returned.</param>
    /// <exception cref="FastSerException">Elements are missing, or have bytes that are no value.</exception>
    /// <exception cref="ArgumentException">The array is not one of <typeparamref name="T"/> with 2 to 4 dimensions.</exception>
    public void ReadValueItems<T>(Array items)
        where T : struct, IFastSerializableValue<T>
    {
        var span = GridCode.ItemsOf<T>(items);
        if ((nint)(uint)span.Length * T.Size > Raw.Distance(ref _cursor, ref _limit))
        {
            Throw.Truncated();
        }

        FillValues(span);
    }
}
