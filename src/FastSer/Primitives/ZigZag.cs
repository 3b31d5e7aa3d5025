using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Signed integers as unsigned ones that are small where the magnitude is: 0, -1, 1, -2 become 0, 1, 2, 3.</summary>
internal static class ZigZag
{
    [MethodImpl(Jit.Inline)]
    public static ushort Encode(short value) => (ushort)((value << 1) ^ (value >> 15));

    [MethodImpl(Jit.Inline)]
    public static uint Encode(int value) => (uint)((value << 1) ^ (value >> 31));

    [MethodImpl(Jit.Inline)]
    public static ulong Encode(long value) => (ulong)((value << 1) ^ (value >> 63));

    [MethodImpl(Jit.Inline)]
    public static short Decode(ushort value) => (short)((value >> 1) ^ -(value & 1));

    [MethodImpl(Jit.Inline)]
    public static int Decode(uint value) => (int)(value >> 1) ^ -(int)(value & 1);

    [MethodImpl(Jit.Inline)]
    public static long Decode(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);
}
