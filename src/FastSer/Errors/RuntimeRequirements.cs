using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer.Errors;

/// <summary>The requirements of a process. The JIT treats the answers as constants, so that the check costs nothing.</summary>
internal static class RuntimeRequirements
{
    /// <exception cref="PlatformNotSupportedException">The machine is big endian.</exception>
    [MethodImpl(Jit.Inline)]
    public static void Check()
    {
        if (!BitConverter.IsLittleEndian)
        {
            Refuse();
        }
    }

    /// <summary>The wire is little endian, and memory is copied to it as it is.</summary>
    [MethodImpl(Jit.NoInline)]
    [DoesNotReturn]
    private static void Refuse() => throw new PlatformNotSupportedException("FastSer runs on little-endian machines only.");
}
