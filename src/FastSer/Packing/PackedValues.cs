using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Packing;

/// <summary>
/// Elements of arrays and lists of structs of fixed size, without gaps on the wire. Kernels move whole vectors as long as
/// these stay inside both sides; what is left over goes member by member.
/// </summary>
internal static class PackedValues
{
    [MethodImpl(Jit.Inline)]
    public static void Write<T>(ref byte destination, ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T> =>
        Write(ref destination, items, PackPlan<T>.WriteKernel);

    /// <summary>Writes by a given kernel, which the layout must support: tests compare all of them.</summary>
    [MethodImpl(Jit.Inline)]
    public static void Write<T>(ref byte destination, ReadOnlySpan<T> items, PackKernel kernel)
        where T : struct, IFastSerializableValue<T>
    {
        ref var source = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        nint count = items.Length;
        if (kernel == PackKernel.Memory)
        {
            Unaligned.Copy(ref destination, ref source, count * T.Size);
            return;
        }

        var done = kernel switch
        {
            PackKernel.Shuffle128 => WriteKernels.Shuffle128<T>(ref destination, ref source, count),
            PackKernel.Shuffle256 => WriteKernels.Shuffle256<T>(ref destination, ref source, count),
            PackKernel.Permute256 => WriteKernels.Permute256<T>(ref destination, ref source, count),
            _ => 0,
        };
        WriteOneByOne(ref Unaligned.At(ref destination, done * T.Size), items[(int)done..]);
    }

    /// <summary>
    /// An array for <see cref="TryRead{T}(Span{T}, ref byte)"/> to fill. Large ones are not cleared, apart from what reading
    /// leaves as it is: the memory was someone else's before.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public static T[] CreateArray<T>(int count)
        where T : struct, IFastSerializableValue<T>
    {
        var items = ExactArray.Create<T>(count);
        if (ExactArray.IsUninitialized<T>(count))
        {
            ClearUnwritten<T>(items);
        }

        return items;
    }

    /// <summary>
    /// Sets to 0 the bytes of the elements that one call of <see cref="TryRead{T}(Span{T}, ref byte)"/> leaves as they are.
    /// Vectors write elements whole (<see cref="ReadKernels"/>); an assignment need not store what is between and behind the
    /// members, and it moves all elements or those that the vectors leave over.
    /// </summary>
    public static void ClearUnwritten<T>(Span<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        if (PackPlan<T>.HasGaps)
        {
            var assigned = PackPlan<T>.ReadKernel == PackKernel.Scalar ? items.Length : PackSteps.MaxLeft;
            items[Math.Max(items.Length - assigned, 0)..].Clear();
        }
    }

    /// <summary>
    /// Reads elements. False if one has bytes that are no value; the span is then useless. What is between the members of
    /// an element is 0 or as it was.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public static bool TryRead<T>(Span<T> items, ref byte source)
        where T : struct, IFastSerializableValue<T> =>
        TryRead(items, ref source, PackPlan<T>.ReadKernel);

    /// <summary>Reads by a given kernel, which the layout must support: tests compare all of them.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool TryRead<T>(Span<T> items, ref byte source, PackKernel kernel)
        where T : struct, IFastSerializableValue<T>
    {
        ref var destination = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        nint count = items.Length;
        if (InputChecks.Enabled && kernel != PackKernel.Scalar && NeedsCheckOneByOne<T>(kernel) && !AreValid<T>(ref source, count))
        {
            return false;
        }

        if (kernel == PackKernel.Memory)
        {
            Unaligned.Copy(ref destination, ref source, count * T.Size);
            return true;
        }

        var done = kernel switch
        {
            PackKernel.Shuffle128 => ReadKernels.Shuffle128<T>(ref destination, ref source, count),
            PackKernel.Shuffle256 => ReadKernels.Shuffle256<T>(ref destination, ref source, count),
            PackKernel.Permute256 => ReadKernels.Permute256<T>(ref destination, ref source, count),
            _ => 0,
        };
        return done >= 0 && (T.Packing == ValuePacking.ReadWrite
            ? TryReadOneByOne(items[(int)done..], ref Unaligned.At(ref source, done * T.Size))
            : TryReadByCode(items, ref source));
    }

    /// <summary>Checks each element by the struct's own method.</summary>
    [MethodImpl(Jit.NoInline)]
    public static bool AreValid<T>(ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        for (nint i = 0; i < count; i++)
        {
            if (!T.IsValid(new ReadBlock(ref Unaligned.At(ref source, i * T.Size), T.Size)))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>A plain copy checks nothing; the vector kernels check the lanes that they cover.</summary>
    [MethodImpl(Jit.Inline)]
    private static bool NeedsCheckOneByOne<T>(PackKernel kernel)
        where T : struct, IFastSerializableValue<T> =>
        PackPlan<T>.IsCheckedOneByOne || (kernel == PackKernel.Memory && PackPlan<T>.IsCheckedByVector);

    private static void WriteOneByOne<T>(ref byte destination, ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        foreach (ref readonly var item in items)
        {
            T.Put(new WriteBlock(ref destination, T.Size), in item);
            destination = ref Unaligned.At(ref destination, T.Size);
        }
    }

    /// <summary>
    /// Reads elements by members or constructors that may be code of the application. The loop keeps no count that tells which element has thrown: that
    /// would cost 5 % of reading them.
    /// </summary>
    [MethodImpl(Jit.NoInline)]
    private static bool TryReadByCode<T>(Span<T> items, ref byte source)
        where T : struct, IFastSerializableValue<T>
    {
        try
        {
            return TryReadOneByOne(items, ref source);
        }
        catch (Exception exception) when (exception is not (OutOfMemoryException or FastSerException { IsComplete: false }))
        {
            Throw.ElementCode(exception);
            return false;
        }
    }

    private static bool TryReadOneByOne<T>(Span<T> items, ref byte source)
        where T : struct, IFastSerializableValue<T>
    {
        foreach (ref var item in items)
        {
            var block = new ReadBlock(ref source, T.Size);
            if (InputChecks.Enabled && !T.IsValid(block))
            {
                return false;
            }

            item = T.Get(block);
            source = ref Unaligned.At(ref source, T.Size);
        }

        return true;
    }
}
