using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>
    /// Reads the header of a multi-dimensional array and shows that its elements can be there, before anything is allocated.
    /// </summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public MultiDimArraySize ReadMultiDimArraySize(int rank, int minimumElementSize)
    {
        ref var start = ref _cursor;
        var header = ReadLength();
        if (header == 0)
        {
            return new MultiDimArraySize(-1, 0, 0, 0, 0);
        }

        Span<uint> lengths = stackalloc uint[MultiDimArrayCode.MaxRank];
        lengths.Clear();
        lengths[0] = header - 1;
        for (var i = 1; i < rank; i++)
        {
            lengths[i] = ReadLength();
        }

        if (!MultiDimArrayCode.TryCount(lengths[..rank], out var count))
        {
            _cursor = ref start;
            Throw.InvalidLength();
        }

        if (InputChecks.Enabled && (long)count * minimumElementSize > Unaligned.Distance(ref _cursor, ref _limit))
        {
            _cursor = ref start;
            Throw.Truncated();
        }

        return new MultiDimArraySize(count, (int)lengths[0], (int)lengths[1], (int)lengths[2], (int)lengths[3]);
    }

    /// <summary>Reads the elements of a multi-dimensional array of scalars, in row order.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void ReadScalarItems<T>(Array items)
        where T : unmanaged
    {
        var span = MultiDimArrayCode.ItemsOf<T>(items);
        if ((long)span.Length * Unsafe.SizeOf<T>() > Unaligned.Distance(ref _cursor, ref _limit))
        {
            Throw.Truncated();
        }

        FillScalars(span);
    }

    /// <summary>Reads the elements of a multi-dimensional array of structs of fixed size, in row order.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void ReadValueItems<T>(Array items)
        where T : struct, IFastSerializableValue<T>
    {
        var span = MultiDimArrayCode.ItemsOf<T>(items);
        if ((long)span.Length * T.Size > Unaligned.Distance(ref _cursor, ref _limit))
        {
            Throw.Truncated();
        }

        FillValues(span);
    }
}
