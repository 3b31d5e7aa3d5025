using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

/// <summary>Copies arrays of scalars and tells, in the same pass, whether every element is a value.</summary>
/// <remarks>Vectors overlap at the end instead of leaving a tail, and never reach outside either side.</remarks>
internal static class CheckedCopy
{
    /// <summary>False if some element is no value; the destination is then useless.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool TryCopy<T>(ref byte destination, ref byte source, nint size)
        where T : unmanaged
    {
        if (!InputChecks.Enabled || ScalarCode.IsAlwaysValid<T>())
        {
            Unaligned.Copy(ref destination, ref source, size);
            return true;
        }

        if (typeof(T) == typeof(bool))
        {
            return TryCopyBooleans(ref destination, ref source, size);
        }

        if (typeof(T) == typeof(DateTime))
        {
            return TryCopyUInt64(ref destination, ref source, size, Validity.TicksMask, Validity.MaxTicks);
        }

        if (typeof(T) == typeof(TimeOnly))
        {
            return TryCopyUInt64(ref destination, ref source, size, ulong.MaxValue, Validity.MaxTimeTicks);
        }

        return TryCopyOneByOne<T>(ref destination, ref source, size);
    }

    private static bool TryCopyOneByOne<T>(ref byte destination, ref byte source, nint size)
        where T : unmanaged
    {
        for (nint i = 0; i < size; i += Unsafe.SizeOf<T>())
        {
            if (!ScalarCode.IsValid<T>(ref Unaligned.At(ref source, i)))
            {
                return false;
            }
        }

        Unaligned.Copy(ref destination, ref source, size);
        return true;
    }

    private static bool TryCopyBooleans(ref byte destination, ref byte source, nint size)
    {
        if (size < 16)
        {
            uint all = 0;
            for (nint i = 0; i < size; i++)
            {
                var value = Unaligned.At(ref source, i);
                all |= value;
                Unaligned.At(ref destination, i) = value;
            }

            return all <= 1;
        }

        return size < 32
            ? TryCopyBooleans128(ref destination, ref source, size)
            : TryCopyBooleans256(ref destination, ref source, size);
    }

    private static bool TryCopyBooleans128(ref byte destination, ref byte source, nint size)
    {
        var first = Unaligned.Load<Vector128<byte>>(ref source);
        var last = Unaligned.Load<Vector128<byte>>(ref source, size - 16);
        Unaligned.Store(ref destination, first);
        Unaligned.Store(ref destination, size - 16, last);
        return ((first | last) & Vector128.Create((byte)0xFE)) == Vector128<byte>.Zero;
    }

    private static bool TryCopyBooleans256(ref byte destination, ref byte source, nint size)
    {
        var all = Vector256<byte>.Zero;
        var last = size - 32;
        for (nint i = 0; ; i = nint.Min(i + 32, last))
        {
            var values = Unaligned.Load<Vector256<byte>>(ref source, i);
            all |= values;
            Unaligned.Store(ref destination, i, values);
            if (i == last)
            {
                return (all & Vector256.Create((byte)0xFE)) == Vector256<byte>.Zero;
            }
        }
    }

    /// <summary>Each element, masked, must be at most the maximum: the subtraction borrows into the top bit otherwise.</summary>
    private static bool TryCopyUInt64(ref byte destination, ref byte source, nint size, ulong mask, ulong maximum)
    {
        if (size < 32)
        {
            ulong borrow = 0;
            for (nint i = 0; i < size; i += 8)
            {
                var value = Unaligned.Load<ulong>(ref source, i);
                borrow |= Borrow(value & mask, maximum);
                Unaligned.Store(ref destination, i, value);
            }

            return (long)borrow >= 0;
        }

        var masks = Vector256.Create(mask);
        var maxima = Vector256.Create(maximum);
        var borrows = Vector256<ulong>.Zero;
        var last = size - 32;
        for (nint i = 0; ; i = nint.Min(i + 32, last))
        {
            var values = Unaligned.Load<Vector256<ulong>>(ref source, i);
            var masked = values & masks;
            borrows |= masked | (maxima - masked);
            Unaligned.Store(ref destination, i, values);
            if (i == last)
            {
                return borrows.ExtractMostSignificantBits() == 0;
            }
        }
    }

    [MethodImpl(Jit.Inline)]
    private static ulong Borrow(ulong value, ulong maximum) => value | (maximum - value);
}
