using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer.Errors;

/// <summary>What the process must be like. The JIT knows the answers, so that asking costs nothing.</summary>
internal static class RuntimeRequirements
{
    /// <exception cref="PlatformNotSupportedException">The machine is big endian, or the process a 32-bit one.</exception>
    [MethodImpl(Jit.Inline)]
    public static void Check()
    {
        if (!BitConverter.IsLittleEndian || nint.Size != sizeof(long))
        {
            Refuse();
        }
    }

    /// <summary>
    /// Why FastSer does not run, or null. The wire is little endian, and memory is copied to it as it is. Sizes and distances
    /// are <see langword="nint"/>: a count of 32 bits times the size of an element must not overflow one.
    /// </summary>
    public static string? GetUnsupportedReason(bool isLittleEndian, int pointerSize) =>
        !isLittleEndian ? "FastSer runs on little-endian machines only."
        : pointerSize != sizeof(long) ? "FastSer runs in 64-bit processes only."
        : null;

    [MethodImpl(Jit.NoInline)]
    [DoesNotReturn]
    private static void Refuse() =>
        throw new PlatformNotSupportedException(GetUnsupportedReason(BitConverter.IsLittleEndian, nint.Size));
}
