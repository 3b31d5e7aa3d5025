using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Packing;

/// <summary>Packs structs into the wire by vectors. Each returns how many elements it has moved.</summary>
/// <remarks>
/// A stored vector reaches beyond the bytes of its elements. The next store begins where these end and overwrites what is
/// too much; what is too much of the last store belongs to elements that the caller then writes one by one.
/// </remarks>
internal static class WriteKernels
{
    /// <summary>One group of elements, at most 16 bytes of memory, a step.</summary>
    /// <remarks>
    /// Head: step i loads 16 bytes at i * memory and stores 16 at i * wire, which <see cref="PackSteps.Count"/> shows to be inside
    /// both sides. Tail: the elements from steps * group on are the caller's; none before them is touched after its store.
    /// </remarks>
    public static nint Shuffle128<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint memory = PackPlan<T>.GroupSize * Unsafe.SizeOf<T>();
        nint wire = PackPlan<T>.GroupSize * T.Size;
        var steps = nint.Min(
            PackSteps.Count(count * Unsafe.SizeOf<T>(), 16, memory),
            PackSteps.Count(count * T.Size, 16, wire));
        var indices = PackPlan<T>.Pack.GetLower();
        for (nint i = 0; i < steps; i++)
        {
            var elements = Unaligned.Load<Vector128<byte>>(ref source, i * memory);
            Unaligned.Store(ref destination, i * wire, PackSteps.Shuffle(elements, indices));
        }

        return steps * PackPlan<T>.GroupSize;
    }

    /// <summary>Two groups a step, one in each half of a vector.</summary>
    /// <remarks>
    /// Head: step i loads 16 bytes at 2 * i * memory and 16 at one group behind, and stores likewise, the lower half first: its
    /// excess is overwritten by the upper half. The reach is a group and 16 bytes, and is inside both sides. Tail: as above.
    /// </remarks>
    public static nint Shuffle256<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint memory = PackPlan<T>.GroupSize * Unsafe.SizeOf<T>();
        nint wire = PackPlan<T>.GroupSize * T.Size;
        var steps = nint.Min(
            PackSteps.Count(count * Unsafe.SizeOf<T>(), memory + 16, 2 * memory),
            PackSteps.Count(count * T.Size, wire + 16, 2 * wire));
        var indices = PackPlan<T>.Pack;
        for (nint i = 0; i < steps; i++)
        {
            var from = i * 2 * memory;
            var elements = Vector256.Create(
                Unaligned.Load<Vector128<byte>>(ref source, from),
                Unaligned.Load<Vector128<byte>>(ref source, from + memory));
            var packed = Avx2.Shuffle(elements, indices);
            Unaligned.Store(ref destination, i * 2 * wire, packed.GetLower());
            Unaligned.Store(ref destination, (i * 2 * wire) + wire, packed.GetUpper());
        }

        return steps * 2 * PackPlan<T>.GroupSize;
    }

    /// <summary>Two elements of 16 bytes a step, two steps a round.</summary>
    /// <remarks>
    /// Head: step i loads 32 bytes at i * 32, two whole elements, and stores 32 at i * wire, which <see cref="PackSteps.Count"/>
    /// shows to be inside both sides; what is behind the words of these two is any word of theirs. Tail: as above. At most 7
    /// elements are left, since fewer than 32 bytes of wire or 2 elements are.
    /// </remarks>
    public static nint Permute256<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint wire = 2 * T.Size;
        var steps = nint.Min(PackSteps.Count(count * 16, 32, 32), PackSteps.Count(count * T.Size, 32, wire));
        var indices = PackPlan<T>.PackWords;
        nint i = 0;
        for (; i + 2 <= steps; i += 2)
        {
            var first = Unaligned.Load<Vector256<int>>(ref source, i * 32);
            var second = Unaligned.Load<Vector256<int>>(ref source, (i * 32) + 32);
            Unaligned.Store(ref destination, i * wire, Avx2.PermuteVar8x32(first, indices));
            Unaligned.Store(ref destination, (i * wire) + wire, Avx2.PermuteVar8x32(second, indices));
        }

        if (i < steps)
        {
            Unaligned.Store(ref destination, i * wire, Avx2.PermuteVar8x32(Unaligned.Load<Vector256<int>>(ref source, i * 32), indices));
        }

        return steps * 2;
    }
}
