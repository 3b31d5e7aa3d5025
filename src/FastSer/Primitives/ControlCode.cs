using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>
/// The number of bytes that an integer takes behind its control bits (docs/wire-format.md, control bits): 0, 1, 2 or 4 by two bits for
/// integers of up to 32 bits, 0 to 8 by four bits for those of 64.
/// </summary>
internal static class ControlCode
{
    /// <summary>The masks that keep the bytes of an integer of eight loaded bytes, by the number of bytes that belong to the integer.</summary>
    private static ReadOnlySpan<ulong> Masks =>
    [
        0, 0xFF, 0xFFFF, 0xFF_FFFF, 0xFFFF_FFFF, 0xFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF, 0xFF_FFFF_FFFF_FFFF, ulong.MaxValue,
        0, 0, 0, 0, 0, 0, 0,
    ];

    /// <summary>The two bits of an integer.</summary>
    [MethodImpl(Jit.Inline)]
    public static uint Of(uint value) => Math.Min((39 - (uint)BitOperations.LeadingZeroCount(value)) >> 3, 3);

    /// <summary>The four bits of an integer.</summary>
    [MethodImpl(Jit.Inline)]
    public static uint Of(ulong value) => (71 - (uint)BitOperations.LeadingZeroCount(value)) >> 3;

    /// <summary>The bytes that two bits announce.</summary>
    [MethodImpl(Jit.Inline)]
    public static int SizeOf(uint code) => (int)((code * 11) >> 3);

    /// <summary>Keeps the lowest bytes; none of a size above 8, which no integer has.</summary>
    [MethodImpl(Jit.Inline)]
    public static ulong Keep(ulong loaded, int size) =>
        loaded & Unsafe.Add(ref MemoryMarshal.GetReference(Masks), size & 15);
}
