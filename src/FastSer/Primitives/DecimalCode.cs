using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>The parts of a decimal: three 32-bit words, and the scale and sign in one byte.</summary>
internal static class DecimalCode
{
    /// <summary>The two control bits of each word.</summary>
    public const int ControlBits = 6;

    private const int HighOffset = 4;
    private const int LowOffset = 8;
    private const int MiddleOffset = 12;
    private const uint Negative = 0x80;

    /// <summary>The lowest 64 bits of the magnitude.</summary>
    [MethodImpl(Jit.Inline)]
    public static ulong Low(in decimal value) => Unaligned.Load<ulong>(ref Bytes(in value), LowOffset);

    [MethodImpl(Jit.Inline)]
    public static uint High(in decimal value) => Unaligned.Load<uint>(ref Bytes(in value), HighOffset);

    /// <summary>The scale in bits 0-4, the sign in bit 7.</summary>
    [MethodImpl(Jit.Inline)]
    public static byte Flags(in decimal value)
    {
        var flags = Unaligned.Load<uint>(ref Bytes(in value));
        return (byte)((flags >> 16) | (flags >> 24));
    }

    [MethodImpl(Jit.Inline)]
    public static bool AreValidFlags(byte flags) => (flags & ~Negative) <= 28;

    [MethodImpl(Jit.Inline)]
    public static decimal Create(uint low, uint middle, uint high, byte flags)
    {
        decimal value = default;
        ref var bytes = ref Bytes(in value);
        Unaligned.Store(ref bytes, ((flags & ~Negative) << 16) | ((flags & Negative) << 24));
        Unaligned.Store(ref bytes, HighOffset, high);
        Unaligned.Store(ref bytes, LowOffset, low);
        Unaligned.Store(ref bytes, MiddleOffset, middle);
        return value;
    }

    [MethodImpl(Jit.Inline)]
    private static ref byte Bytes(in decimal value) => ref Unsafe.As<decimal, byte>(ref Unsafe.AsRef(in value));
}
