using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>
    /// Writes the header of a multi-dimensional array: L of the first length + 1, then L of each further length.
    /// </summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public void WriteMultiDimArraySize(Array items)
    {
        ArgumentNullException.ThrowIfNull(items);
        Span<uint> lengths = stackalloc uint[MultiDimArrayCode.MaxRank];
        lengths = lengths[..items.Rank];
        for (var i = 0; i < lengths.Length; i++)
        {
            if (items.GetLowerBound(i) != 0)
            {
                Throw.LowerBound();
            }

            lengths[i] = (uint)items.GetLength(i);
        }

        if (!MultiDimArrayCode.TryCount(lengths, out _))
        {
            Throw.ValueTooLarge();
        }

        WriteLength(lengths[0] + 1);
        foreach (var length in lengths[1..])
        {
            WriteLength(length);
        }
    }

    /// <summary>Writes the elements of a multi-dimensional array of scalars in row order, without its header.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteScalars<T>(Array items)
        where T : unmanaged
    {
        WriteScalars<T>(MultiDimArrayCode.ItemsOf<T>(items));
    }

    /// <summary>Writes the elements of a multi-dimensional array of structs of fixed size in row order, without its header.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteValues<T>(Array items)
        where T : struct, IFastSerializableValue<T>
    {
        WriteValues<T>(MultiDimArrayCode.ItemsOf<T>(items));
    }
}
