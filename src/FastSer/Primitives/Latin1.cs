using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Primitives;

/// <summary>Turning UTF-16 into Latin-1 bytes and back, by vectors with overlapping ends: never a byte outside either side.</summary>
internal static partial class Latin1
{
    [MethodImpl(Jit.Inline)]
    public static bool IsNarrow(Vector128<ushort> characters) =>
        (characters & Vector128.Create((ushort)0xFF00)) == Vector128<ushort>.Zero;

    /// <summary>The low bytes of 16 characters that are all narrow.</summary>
    [MethodImpl(Jit.Inline)]
    public static Vector128<byte> Pack(Vector128<ushort> lower, Vector128<ushort> upper) =>
        Sse2.IsSupported
            ? Sse2.PackUnsignedSaturate(lower.AsInt16(), upper.AsInt16())
            : Vector128.Narrow(lower, upper);

    [MethodImpl(Jit.Inline)]
    public static Vector128<ushort> Widen8(ulong bytes) =>
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(bytes).AsByte());

    [MethodImpl(Jit.Inline)]
    private static Vector256<byte> Pack(Vector256<ushort> lower, Vector256<ushort> upper) =>
        Avx2.IsSupported
            ? Avx2.Permute4x64(Avx2.PackUnsignedSaturate(lower.AsInt16(), upper.AsInt16()).AsUInt64(), 0b11_01_10_00).AsByte()
            : Vector256.Narrow(lower, upper);

    [MethodImpl(Jit.Inline)]
    private static bool IsNarrow(Vector256<ushort> characters) =>
        (characters & Vector256.Create((ushort)0xFF00)) == Vector256<ushort>.Zero;
}
