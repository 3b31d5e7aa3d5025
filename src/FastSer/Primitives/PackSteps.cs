using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Primitives;

/// <summary>The steps that the packing kernels share.</summary>
internal static class PackSteps
{
    /// <summary>
    /// The most elements that a kernel leaves to be moved one by one: fewer than 32 bytes of wire or of memory are left, because
    /// no reach is longer.
    /// </summary>
    public const int MaxLeft = 31;

    /// <summary>Counts how often <paramref name="reach"/> bytes fit, each time <paramref name="stride"/> bytes further.</summary>
    /// <remarks>
    /// The last one begins at (steps - 1) * stride and ends at total at most; one more would not: total - steps * stride is
    /// below <paramref name="reach"/>.
    /// </remarks>
    [MethodImpl(Jit.Inline)]
    public static nint Count(nint total, nint reach, nint stride) =>
        total < reach ? 0 : (nint)((nuint)(total - reach) / (nuint)stride) + 1;

    /// <summary>Bytes by index; indices from 128 on yield 0.</summary>
    [MethodImpl(Jit.Inline)]
    public static Vector128<byte> Shuffle(Vector128<byte> bytes, Vector128<byte> indices) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(bytes, indices) : AdvSimd.Arm64.VectorTableLookup(bytes, indices);
}
