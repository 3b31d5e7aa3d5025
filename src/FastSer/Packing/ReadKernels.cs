using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Packing;

/// <summary>
/// Unpacks structs from the wire by vectors, and gathers the bits that it has seen in each lane. Bits together are at least
/// the largest value: where they are above a lane's limit all elements are checked again, exactly. Each returns how many
/// elements it has moved, or -1 if one of them has bytes that are no value.
/// </summary>
/// <remarks>
/// No vector is loaded or stored unless all of it lies inside its side. What a step moves is written whole: the bytes that are
/// not on the wire become 0.
/// </remarks>
internal static class ReadKernels
{
    /// <summary>One group of elements, at most 16 bytes of memory, a step.</summary>
    /// <remarks>
    /// Head: step i loads 16 bytes at i * wire and stores 16 at i * memory, which <see cref="PackSteps.Count"/> shows to be inside
    /// both sides. Where a group is less than 16 bytes the store reaches into the next element, with zeros: the next store
    /// begins there. Tail: the elements from steps * group on are the caller's, those bytes among them.
    /// </remarks>
    public static nint Shuffle128<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint memory = PackPlan<T>.GroupSize * Unsafe.SizeOf<T>();
        nint wire = PackPlan<T>.GroupSize * T.Size;
        var steps = nint.Min(
            PackSteps.Count(count * T.Size, 16, wire),
            PackSteps.Count(count * Unsafe.SizeOf<T>(), 16, memory));
        var indices = PackPlan<T>.Unpack.GetLower();
        var seen = Vector128<uint>.Zero;
        for (nint i = 0; i < steps; i++)
        {
            var elements = PackSteps.Shuffle(Unaligned.Load<Vector128<byte>>(ref source, i * wire), indices);
            seen |= elements.AsUInt32();
            Unaligned.Store(ref destination, i * memory, elements);
        }

        var done = steps * PackPlan<T>.GroupSize;
        return AreValid<T>(Vector256.Create(seen, Vector128<uint>.Zero), ref source, done) ? done : -1;
    }

    /// <summary>Two groups a step, one in each half of a vector.</summary>
    /// <remarks>
    /// Head: step i loads 16 bytes at 2 * i * wire and 16 at one group behind, and stores likewise, the lower half first: its
    /// zeros are overwritten by the upper half. The reach is a group and 16 bytes, and is inside both sides. Tail: as above.
    /// </remarks>
    public static nint Shuffle256<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint memory = PackPlan<T>.GroupSize * Unsafe.SizeOf<T>();
        nint wire = PackPlan<T>.GroupSize * T.Size;
        var steps = nint.Min(
            PackSteps.Count(count * T.Size, wire + 16, 2 * wire),
            PackSteps.Count(count * Unsafe.SizeOf<T>(), memory + 16, 2 * memory));
        var indices = PackPlan<T>.Unpack;
        var seen = Vector256<uint>.Zero;
        for (nint i = 0; i < steps; i++)
        {
            var from = i * 2 * wire;
            var packed = Vector256.Create(
                Unaligned.Load<Vector128<byte>>(ref source, from),
                Unaligned.Load<Vector128<byte>>(ref source, from + wire));
            var elements = Avx2.Shuffle(packed, indices);
            seen |= elements.AsUInt32();
            Unaligned.Store(ref destination, i * 2 * memory, elements.GetLower());
            Unaligned.Store(ref destination, (i * 2 * memory) + memory, elements.GetUpper());
        }

        var done = steps * 2 * PackPlan<T>.GroupSize;
        return AreValid<T>(seen, ref source, done) ? done : -1;
    }

    /// <summary>Two elements a step, two steps a round, each with a maximum of its own.</summary>
    /// <remarks>
    /// Head: step i loads 32 bytes at i * wire and stores 32 at i * 32, which <see cref="PackSteps.Count"/> shows to be inside
    /// both sides. A store is two whole elements; bytes that are not on the wire are 0 by the mask.
    /// <para>
    /// Tail: either fewer than 2 elements are left, or fewer than 32 bytes of wire. With 4, 8, 12, 16 bytes an element that
    /// is at most 7, 3, 2, 1 of them, in 4, 2, 1, 1 pairs counted from the end: 32, 32, 24, 32 bytes. So all of them are in the
    /// last 32 bytes of the wire, which are there if there was a step, and no index of a pair is below 0. The pair before
    /// the first one left begins behind element 2 * steps - 2, hence inside the destination.
    /// </para>
    /// </remarks>
    public static nint Permute256<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint wire = 2 * T.Size;
        var steps = nint.Min(PackSteps.Count(count * T.Size, 32, wire), PackSteps.Count(count * 16, 32, 32));
        if (steps == 0)
        {
            return 0;
        }

        var indices = PackPlan<T>.UnpackWords;
        var kept = PackPlan<T>.KeptBytes;
        var seen = Vector256<uint>.Zero;
        var otherSeen = Vector256<uint>.Zero;
        nint i = 0;
        for (; i + 2 <= steps; i += 2)
        {
            var first = Avx2.PermuteVar8x32(Unaligned.Load<Vector256<int>>(ref source, i * wire), indices) & kept;
            var second = Avx2.PermuteVar8x32(Unaligned.Load<Vector256<int>>(ref source, (i * wire) + wire), indices) & kept;
            seen |= first.AsUInt32();
            otherSeen |= second.AsUInt32();
            Unaligned.Store(ref destination, i * 32, first);
            Unaligned.Store(ref destination, (i * 32) + 32, second);
        }

        if (i < steps)
        {
            var next = Avx2.PermuteVar8x32(Unaligned.Load<Vector256<int>>(ref source, i * wire), indices) & kept;
            seen |= next.AsUInt32();
            Unaligned.Store(ref destination, i * 32, next);
        }

        // Reading a pair again costs less than a branch or single elements.
        var end = Unaligned.Load<Vector256<int>>(ref source, (count * T.Size) - 32);
        indices = PackPlan<T>.UnpackLastWords;
        var place = count;
        do
        {
            place -= 2;
            var pair = Avx2.PermuteVar8x32(end, indices) & kept;
            seen |= pair.AsUInt32();
            Unaligned.Store(ref destination, place * 16, pair);
            indices -= Vector256.Create(T.Size / 2);
        }
        while (place > steps * 2);

        return AreValid<T>(seen | otherSeen, ref source, count) ? count : -1;
    }

    [MethodImpl(Jit.Inline)]
    private static bool AreValid<T>(Vector256<uint> seen, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T> =>
        !InputChecks.Enabled
        || !PackPlan<T>.IsCheckedByVector
        || !Vector256.GreaterThanAny(seen & PackPlan<T>.CheckMasks, PackPlan<T>.CheckLimits)
        || PackedValues.AreValid<T>(ref source, count);
}
