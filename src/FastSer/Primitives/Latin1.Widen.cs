using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Primitives;

internal static partial class Latin1
{
    /// <summary>The fewest bytes that <see cref="Widen"/> takes.</summary>
    public const uint MinWiden = 17;

    /// <summary>Writes at least 17 bytes as characters.</summary>
    public static void Widen(ref byte destination, ref byte source, uint length)
    {
        if (length >= 64 && Vector512.IsHardwareAccelerated && Avx512BW.IsSupported)
        {
            Widen512(ref destination, ref source, (nint)length);
        }
        else if (length >= 32 && Vector256.IsHardwareAccelerated)
        {
            Widen256(ref destination, ref source, (nint)length);
        }
        else
        {
            Widen128(ref destination, ref source, (nint)length);
        }
    }

    /// <summary>Returns whether at least 17 characters are those of the bytes.</summary>
    public static bool IsWidened(ref byte characters, ref byte source, uint length)
    {
        var last = (nint)length - 16;
        for (nint i = 0; ; i = Math.Min(i + 16, last))
        {
            var (lower, upper) = Vector128.Widen(Unaligned.Load<Vector128<byte>>(ref source, i));
            if ((lower ^ Unaligned.Load<Vector128<ushort>>(ref characters, i * 2)
                    | upper ^ Unaligned.Load<Vector128<ushort>>(ref characters, (i * 2) + 16)) != Vector128<ushort>.Zero)
            {
                return false;
            }

            if (i == last)
            {
                return true;
            }
        }
    }

    private static void Widen128(ref byte destination, ref byte source, nint length)
    {
        var last = length - 16;
        for (nint i = 0; ; i = Math.Min(i + 16, last))
        {
            var (lower, upper) = Vector128.Widen(Unaligned.Load<Vector128<byte>>(ref source, i));
            Unaligned.Store(ref destination, i * 2, lower);
            Unaligned.Store(ref destination, (i * 2) + 16, upper);
            if (i == last)
            {
                return;
            }
        }
    }

    [MethodImpl(Jit.NoInline)]
    private static void Widen256(ref byte destination, ref byte source, nint length)
    {
        var last = length - 32;
        for (nint i = 0; ; i = Math.Min(i + 32, last))
        {
            var (lower, upper) = Vector256.Widen(Unaligned.Load<Vector256<byte>>(ref source, i));
            Unaligned.Store(ref destination, i * 2, lower);
            Unaligned.Store(ref destination, (i * 2) + 32, upper);
            if (i == last)
            {
                return;
            }
        }
    }

    [MethodImpl(Jit.NoInline)]
    private static void Widen512(ref byte destination, ref byte source, nint length)
    {
        var last = length - 32;
        for (nint i = 0; ; i = Math.Min(i + 32, last))
        {
            Unaligned.Store(ref destination, i * 2, Avx512BW.ConvertToVector512UInt16(Unaligned.Load<Vector256<byte>>(ref source, i)));
            if (i == last)
            {
                return;
            }
        }
    }
}
