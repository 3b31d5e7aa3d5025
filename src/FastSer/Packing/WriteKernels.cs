using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Packing;

/// <summary>Packs structs into the wire by vectors. Each returns how many elements it has moved.</summary>
/// <remarks>
/// A stored vector reaches beyond the bytes of its elements; the next store repairs that, and the number of steps is such
/// that the last one stays inside the destination. The sources are read likewise.
/// </remarks>
internal static class WriteKernels
{
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
            var elements = Raw.Load<Vector128<byte>>(ref source, i * memory);
            Raw.Store(ref destination, i * wire, PackSteps.Shuffle(elements, indices));
        }

        return steps * PackPlan<T>.GroupSize;
    }

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
                Raw.Load<Vector128<byte>>(ref source, from),
                Raw.Load<Vector128<byte>>(ref source, from + memory));
            var packed = Avx2.Shuffle(elements, indices);
            Raw.Store(ref destination, i * 2 * wire, packed.GetLower());
            Raw.Store(ref destination, (i * 2 * wire) + wire, packed.GetUpper());
        }

        return steps * 2 * PackPlan<T>.GroupSize;
    }

    public static nint Permute256<T>(ref byte destination, ref byte source, nint count)
        where T : struct, IFastSerializableValue<T>
    {
        nint wire = 2 * T.Size;
        var steps = nint.Min(PackSteps.Count(count * 16, 32, 32), PackSteps.Count(count * T.Size, 32, wire));
        var indices = PackPlan<T>.PackWords;
        nint i = 0;
        for (; i + 2 <= steps; i += 2)
        {
            var first = Raw.Load<Vector256<int>>(ref source, i * 32);
            var second = Raw.Load<Vector256<int>>(ref source, (i * 32) + 32);
            Raw.Store(ref destination, i * wire, Avx2.PermuteVar8x32(first, indices));
            Raw.Store(ref destination, (i * wire) + wire, Avx2.PermuteVar8x32(second, indices));
        }

        if (i < steps)
        {
            Raw.Store(ref destination, i * wire, Avx2.PermuteVar8x32(Raw.Load<Vector256<int>>(ref source, i * 32), indices));
        }

        return steps * 2;
    }
}
