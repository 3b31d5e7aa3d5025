#if NET10_0_OR_GREATER
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Primitives;

// Four groups a step, where the processor can spread bytes by a mask (docs/performance.md, E78).
internal static partial class IntegerGroups<T>
{
    /// <summary>The groups of a step.</summary>
    private const int WideGroups = 4;

    /// <summary>Fewer groups are read as fast without.</summary>
    private const int MinWideGroups = 16;

    private static bool IsWideUsable
    {
        [MethodImpl(Jit.Inline)]
        get => Vector512.IsHardwareAccelerated && Avx512Vbmi.IsSupported && Avx512Vbmi2.IsSupported;
    }

    /// <summary>As <see cref="GetBlock"/>, where the control bytes are there.</summary>
    [MethodImpl(Jit.NoInline)]
    private static nint GetWideBlock(ref byte source, nint available, ref byte destination, int count, bool isSigned)
    {
        // A step takes at most the 64 bytes that are shown to be there, and gives 64 bytes of elements.
        nint position = ControlsOf(count);
        var lastPosition = available - Vector512<byte>.Count;
        nint lastGroup = (count / GroupSize) - WideGroups;
        nint group = 0;
        var least = Vector512<byte>.AllBitsSet;
        var controls = 0u;
        while (group <= lastGroup && position <= lastPosition)
        {
            var control = Unaligned.Load<uint>(ref source, group);
            var codes = CodesOf(control);
            var values = Avx512Vbmi2.Expand(
                Vector512<byte>.Zero,
                Vector512.LessThanOrEqual(BytesOf(0), codes),
                Unaligned.Load<Vector512<byte>>(ref source, position));

            // 0 for the last byte of an element of several bytes, if it is 0.
            least = Vector512.Min(least, values | (codes ^ BytesOf(byte.MaxValue)));
            controls |= control;
            Unaligned.Store(ref destination, group * 16, isSigned ? ZigZagDecode(values) : values);
            position += SizeOf(control);
            group += WideGroups;
        }

        if (Vector512.EqualsAny(least, Vector512<byte>.Zero) || (typeof(T) == typeof(ulong) && (controls & 0x8888_8888) != 0))
        {
            return NotMinimal;
        }

        return group == ControlsOf(count)
            ? position
            : GetGroups(ref source, (int)group, position, available, ref destination, count, isSigned, useVectors: true);
    }

    /// <summary>The bytes of four groups.</summary>
    [MethodImpl(Jit.Inline)]
    private static int SizeOf(uint control)
    {
        if (typeof(T) == typeof(ushort))
        {
            return 32 + BitOperations.PopCount(control);
        }

        if (typeof(T) == typeof(uint))
        {
            return 16 + BitOperations.PopCount(control) + BitOperations.PopCount(control & 0xAAAA_AAAA);
        }

        var sums = (control & 0x0707_0707) + ((control >> 4) & 0x0707_0707);
        return 8 + (int)((sums * 0x0101_0101) >> 24);
    }

    /// <summary>The size of its element - 1, in each byte of the elements of four groups.</summary>
    [MethodImpl(Jit.Inline)]
    private static Vector512<byte> CodesOf(uint control)
    {
        var mask = typeof(T) == typeof(ushort) ? (byte)1 : typeof(T) == typeof(uint) ? (byte)3 : (byte)7;
        return Avx512Vbmi.MultiShift(Shifts, Vector512.Create((ulong)control)) & Vector512.Create(mask);
    }

    /// <summary>Where the bits of its element begin in four control bytes, in each byte of the elements.</summary>
    private static Vector512<byte> Shifts
    {
        [MethodImpl(Jit.Inline)]
        get
        {
            if (typeof(T) == typeof(ushort))
            {
                return Vector512.Create(
                    0x0303_0202_0101_0000, 0x0707_0606_0505_0404, 0x0B0B_0A0A_0909_0808, 0x0F0F_0E0E_0D0D_0C0C,
                    0x1313_1212_1111_1010, 0x1717_1616_1515_1414, 0x1B1B_1A1A_1919_1818, 0x1F1F_1E1E_1D1D_1C1Cul).AsByte();
            }

            return typeof(T) == typeof(uint)
                ? Vector512.Create(
                    0x0202_0202_0000_0000, 0x0606_0606_0404_0404, 0x0A0A_0A0A_0808_0808, 0x0E0E_0E0E_0C0C_0C0C,
                    0x1212_1212_1010_1010, 0x1616_1616_1414_1414, 0x1A1A_1A1A_1818_1818, 0x1E1E_1E1E_1C1C_1C1Cul).AsByte()
                : Vector512.Create(
                    0x0000_0000_0000_0000, 0x0404_0404_0404_0404, 0x0808_0808_0808_0808, 0x0C0C_0C0C_0C0C_0C0C,
                    0x1010_1010_1010_1010, 0x1414_1414_1414_1414, 0x1818_1818_1818_1818, 0x1C1C_1C1C_1C1C_1C1Cul).AsByte();
        }
    }

    /// <summary>The number of each byte in its element, with another in place of 0.</summary>
    [MethodImpl(Jit.Inline)]
    private static Vector512<byte> BytesOf(byte first)
    {
        if (typeof(T) == typeof(ushort))
        {
            return Vector512.Create((ushort)(0x0100 | first)).AsByte();
        }

        return typeof(T) == typeof(uint)
            ? Vector512.Create(0x0302_0100u | first).AsByte()
            : Vector512.Create(0x0706_0504_0302_0100ul | first).AsByte();
    }

    [MethodImpl(Jit.Inline)]
    private static Vector512<byte> ZigZagDecode(Vector512<byte> values)
    {
        var encoded = values.As<byte, T>();
        return ((encoded >>> 1) ^ (Vector512<T>.Zero - (encoded & Vector512<T>.One))).AsByte();
    }
}
#endif
