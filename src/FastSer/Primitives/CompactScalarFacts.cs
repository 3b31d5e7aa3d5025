using FastSer.CompilerServices;

namespace FastSer.Primitives;

/// <summary>The wire facts of the scalars that the Compact format writes in a form of its own, for walkers over bytes.</summary>
internal static partial class CompactScalarFacts
{
    /// <summary>The bytes that control bits announce for an integer.</summary>
    public static int SizeOf(uint code, int controlBits) => controlBits == 4 ? (int)code : ControlCode.SizeOf(code);

    /// <summary>Returns whether an integer needs the bytes it has.</summary>
    public static bool IsShortest(ulong value, WireScalar kind, int size) => ControlBits(kind) == 4
        ? ControlCode.Of(value) == size
        : ControlCode.SizeOf(ControlCode.Of((uint)value)) == size && (!Is16Bit(kind) || value <= ushort.MaxValue);

    /// <summary>The largest lone integer.</summary>
    public static ulong Maximum(WireScalar kind) => kind switch
    {
        WireScalar.IntPtr => nint.Size == sizeof(int) ? uint.MaxValue : ulong.MaxValue,
        WireScalar.UIntPtr => nuint.MaxValue,
        WireScalar.Int64 or WireScalar.UInt64 => ulong.MaxValue,
        _ => Is16Bit(kind) ? ushort.MaxValue : uint.MaxValue,
    };
}
