using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Primitives;

internal static partial class Latin1
{
    /// <summary>
    /// Writes the characters as bytes if all fit one. On failure bytes of the destination may be overwritten.
    /// </summary>
    public static bool TryNarrow(ref byte destination, ref byte source, uint length)
    {
        if (length >= 64 && Vector512.IsHardwareAccelerated && Avx512BW.IsSupported)
        {
            return TryNarrow512(ref destination, ref source, (nint)length);
        }

        if (length >= 32)
        {
            return Vector256.IsHardwareAccelerated
                ? TryNarrow256(ref destination, ref source, (nint)length)
                : TryNarrow128(ref destination, ref source, (nint)length);
        }

        if (length >= 16)
        {
            return TryNarrow16To31(ref destination, ref source, (nint)length);
        }

        return length >= 8
            ? TryNarrow8To15(ref destination, ref source, (nint)length)
            : TryNarrowUpTo7(ref destination, ref source, (nint)length);
    }

    private static bool TryNarrowUpTo7(ref byte destination, ref byte source, nint length)
    {
        uint all = 0;
        for (nint i = 0; i < length; i++)
        {
            uint character = Unaligned.Load<ushort>(ref source, i * 2);
            all |= character;
            Unaligned.At(ref destination, i) = (byte)character;
        }

        return all <= 0xFF;
    }

    private static bool TryNarrow8To15(ref byte destination, ref byte source, nint length)
    {
        var first = Unaligned.Load<Vector128<ushort>>(ref source);
        var last = Unaligned.Load<Vector128<ushort>>(ref source, (length * 2) - 16);
        if (!IsNarrow(first | last))
        {
            return false;
        }

        var packed = Pack(first, last).AsUInt64();
        Unaligned.Store(ref destination, packed.ToScalar());
        Unaligned.Store(ref destination, length - 8, packed.GetElement(1));
        return true;
    }

    private static bool TryNarrow16To31(ref byte destination, ref byte source, nint length)
    {
        var tail = (length * 2) - 32;
        var first = Unaligned.Load<Vector128<ushort>>(ref source);
        var second = Unaligned.Load<Vector128<ushort>>(ref source, 16);
        var third = Unaligned.Load<Vector128<ushort>>(ref source, tail);
        var fourth = Unaligned.Load<Vector128<ushort>>(ref source, tail + 16);
        if (!IsNarrow(first | second | third | fourth))
        {
            return false;
        }

        Unaligned.Store(ref destination, Pack(first, second));
        Unaligned.Store(ref destination, length - 16, Pack(third, fourth));
        return true;
    }

    /// <summary>Mono's interpreter calls a method for each operation on 256 bits: twice the time.</summary>
    [MethodImpl(Jit.NoInline)]
    private static bool TryNarrow128(ref byte destination, ref byte source, nint length)
    {
        var last = length - 16;
        for (nint i = 0; ; i = Math.Min(i + 16, last))
        {
            var lower = Unaligned.Load<Vector128<ushort>>(ref source, i * 2);
            var upper = Unaligned.Load<Vector128<ushort>>(ref source, (i * 2) + 16);
            if (!IsNarrow(lower | upper))
            {
                return false;
            }

            Unaligned.Store(ref destination, i, Pack(lower, upper));
            if (i == last)
            {
                return true;
            }
        }
    }

    [MethodImpl(Jit.NoInline)]
    private static bool TryNarrow256(ref byte destination, ref byte source, nint length)
    {
        var last = length - 32;
        for (nint i = 0; ; i = Math.Min(i + 32, last))
        {
            var lower = Unaligned.Load<Vector256<ushort>>(ref source, i * 2);
            var upper = Unaligned.Load<Vector256<ushort>>(ref source, (i * 2) + 32);
            if (!IsNarrow(lower | upper))
            {
                return false;
            }

            Unaligned.Store(ref destination, i, Pack(lower, upper));
            if (i == last)
            {
                return true;
            }
        }
    }

    /// <summary>Pays from 64 characters on (docs/performance.md, E14).</summary>
    [MethodImpl(Jit.NoInline)]
    private static bool TryNarrow512(ref byte destination, ref byte source, nint length)
    {
        var last = length - 64;
        for (nint i = 0; ; i = Math.Min(i + 64, last))
        {
            var lower = Unaligned.Load<Vector512<ushort>>(ref source, i * 2);
            var upper = Unaligned.Load<Vector512<ushort>>(ref source, (i * 2) + 64);
            if (((lower | upper) & Vector512.Create((ushort)0xFF00)) != Vector512<ushort>.Zero)
            {
                return false;
            }

            Unaligned.Store(ref destination, i, Avx512BW.ConvertToVector256Byte(lower));
            Unaligned.Store(ref destination, i + 32, Avx512BW.ConvertToVector256Byte(upper));
            if (i == last)
            {
                return true;
            }
        }
    }
}
