using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Packing;

/// <summary>
/// Unpacks structs from the wire by vectors, and keeps the maximum of every checked lane on the way. Where a maximum is
/// above its limit all elements are checked again, exactly. Each returns how many elements it has moved, or -1 if one of
/// them has bytes that are no value.
/// </summary>
/// <remarks>No vector is loaded or stored unless all of it lies inside its side.</remarks>
internal static class ReadKernels
{
    public static nint Shuffle128<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint memory = PackPlan<T>.GroupSize * Unsafe.SizeOf<T>();
        nint wire = PackPlan<T>.GroupSize * T.Size;
        var steps = nint.Min(
            PackSteps.Count(count * T.Size, 16, wire),
            PackSteps.Count(count * Unsafe.SizeOf<T>(), 16, memory));
        var indices = PackPlan<T>.Unpack.GetLower();
        var masks = PackPlan<T>.CheckMasks.GetLower();
        var maxima = Vector128<uint>.Zero;
        for (nint i = 0; i < steps; i++)
        {
            var elements = PackSteps.Shuffle(Raw.Load<Vector128<byte>>(ref source, i * wire), indices);
            maxima = Vector128.Max(maxima, elements.AsUInt32() & masks);
            Raw.Store(ref destination, i * memory, elements);
        }

        var done = steps * PackPlan<T>.GroupSize;
        return AreValid<T>(Vector256.Create(maxima, Vector128<uint>.Zero), ref source, done) ? done : -1;
    }

    public static nint Shuffle256<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint memory = PackPlan<T>.GroupSize * Unsafe.SizeOf<T>();
        nint wire = PackPlan<T>.GroupSize * T.Size;
        var steps = nint.Min(
            PackSteps.Count(count * T.Size, wire + 16, 2 * wire),
            PackSteps.Count(count * Unsafe.SizeOf<T>(), memory + 16, 2 * memory));
        var indices = PackPlan<T>.Unpack;
        var masks = PackPlan<T>.CheckMasks;
        var maxima = Vector256<uint>.Zero;
        for (nint i = 0; i < steps; i++)
        {
            var from = i * 2 * wire;
            var packed = Vector256.Create(
                Raw.Load<Vector128<byte>>(ref source, from),
                Raw.Load<Vector128<byte>>(ref source, from + wire));
            var elements = Avx2.Shuffle(packed, indices);
            maxima = Vector256.Max(maxima, elements.AsUInt32() & masks);
            Raw.Store(ref destination, i * 2 * memory, elements.GetLower());
            Raw.Store(ref destination, (i * 2 * memory) + memory, elements.GetUpper());
        }

        var done = steps * 2 * PackPlan<T>.GroupSize;
        return AreValid<T>(maxima, ref source, done) ? done : -1;
    }

    /// <summary>Two steps at a time, each with a maximum of its own.</summary>
    public static nint Permute256<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint wire = 2 * T.Size;
        var steps = nint.Min(PackSteps.Count(count * T.Size, 32, wire), PackSteps.Count(count * 16, 32, 32));
        var indices = PackPlan<T>.UnpackWords;
        var masks = PackPlan<T>.CheckMasks;
        var maxima = Vector256<uint>.Zero;
        var otherMaxima = Vector256<uint>.Zero;
        nint i = 0;
        for (; i + 2 <= steps; i += 2)
        {
            var first = Avx2.PermuteVar8x32(Raw.Load<Vector256<int>>(ref source, i * wire), indices);
            var second = Avx2.PermuteVar8x32(Raw.Load<Vector256<int>>(ref source, (i * wire) + wire), indices);
            maxima = Vector256.Max(maxima, first.AsUInt32() & masks);
            otherMaxima = Vector256.Max(otherMaxima, second.AsUInt32() & masks);
            Raw.Store(ref destination, i * 32, first);
            Raw.Store(ref destination, (i * 32) + 32, second);
        }

        if (i < steps)
        {
            var last = Avx2.PermuteVar8x32(Raw.Load<Vector256<int>>(ref source, i * wire), indices);
            maxima = Vector256.Max(maxima, last.AsUInt32() & masks);
            Raw.Store(ref destination, i * 32, last);
        }

        return AreValid<T>(Vector256.Max(maxima, otherMaxima), ref source, steps * 2) ? steps * 2 : -1;
    }

    [MethodImpl(Jit.Inline)]
    private static bool AreValid<T>(Vector256<uint> maxima, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T> =>
        !Guard.Enabled
        || !PackPlan<T>.IsCheckedByVector
        || !Vector256.GreaterThanAny(maxima, PackPlan<T>.CheckLimits)
        || PackedValues.AreValid<T>(ref source, count);
}
