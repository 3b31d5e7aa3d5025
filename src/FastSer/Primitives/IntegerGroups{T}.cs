using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

/// <summary>
/// Arrays of integers in the layout of Stream VByte (docs/wire-format.md, integer sequences): blocks of up to 64 control bytes,
/// each for 16 bytes of elements, and then the bytes of the elements without their leading zeros.
/// </summary>
/// <typeparam name="T">UInt16, UInt32 or UInt64: as wide as the elements.</typeparam>
/// <remarks>
/// A control byte is an index into tables of shuffles: no branch depends on a length. Where there are no byte shuffles, and
/// at the ends, elements go one by one, into the same bytes.
/// </remarks>
internal static partial class IntegerGroups<T>
    where T : unmanaged
{
    /// <summary>Elements of one control byte.</summary>
    public static int GroupSize
    {
        [MethodImpl(Jit.Inline)]
        get => 16 / Unsafe.SizeOf<T>();
    }

    /// <summary>Elements of a full block.</summary>
    public static int BlockSize
    {
        [MethodImpl(Jit.Inline)]
        get => IntegerGroups.MaxControls * GroupSize;
    }

    /// <summary>Bits of one element in a control byte: its size in bytes - 1.</summary>
    private static int CodeBits
    {
        [MethodImpl(Jit.Inline)]
        get => 8 / GroupSize;
    }

    /// <summary>The control bytes of a block.</summary>
    public static int ControlsOf(int count) => (count + GroupSize - 1) / GroupSize;

    /// <summary>Gets the number of bytes that must be free to write a block: a vector may be stored behind the last byte.</summary>
    public static int MaxSizeOf(int count) => ControlsOf(count) + (count * Unsafe.SizeOf<T>()) + Vector128<byte>.Count;

    [MethodImpl(Jit.Inline)]
    private static ulong ZigZagEncode(ulong value)
    {
        if (typeof(T) == typeof(ushort))
        {
            return ZigZag.Encode((short)value);
        }

        return typeof(T) == typeof(uint) ? ZigZag.Encode((int)value) : ZigZag.Encode((long)value);
    }

    [MethodImpl(Jit.Inline)]
    private static ulong ZigZagDecode(ulong value) => (value >> 1) ^ (0 - (value & 1));

    [MethodImpl(Jit.Inline)]
    private static ulong Load(ref byte source, nint index)
    {
        if (typeof(T) == typeof(ushort))
        {
            return Unaligned.Load<ushort>(ref source, index * 2);
        }

        return typeof(T) == typeof(uint) ? Unaligned.Load<uint>(ref source, index * 4) : Unaligned.Load<ulong>(ref source, index * 8);
    }

    [MethodImpl(Jit.Inline)]
    private static void Store(ref byte destination, nint index, ulong value)
    {
        if (typeof(T) == typeof(ushort))
        {
            Unaligned.Store(ref destination, index * 2, (ushort)value);
        }
        else if (typeof(T) == typeof(uint))
        {
            Unaligned.Store(ref destination, index * 4, (uint)value);
        }
        else
        {
            Unaligned.Store(ref destination, index * 8, value);
        }
    }
}
