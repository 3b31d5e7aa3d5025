using FastSer.CompilerServices;

namespace FastSer.Explaining;

/// <summary>The integers of one type in the Compact format, as objects.</summary>
internal abstract class CompactIntegers
{
    public static CompactIntegers Of(WireScalar kind) => kind switch
    {
        WireScalar.Int16 => CompactIntegers<short>.Instance,
        WireScalar.Int32 => CompactIntegers<int>.Instance,
        WireScalar.Int64 => CompactIntegers<long>.Instance,
        WireScalar.IntPtr => CompactIntegers<nint>.Instance,
        WireScalar.UIntPtr => CompactIntegers<nuint>.Instance,
        WireScalar.Char => CompactIntegers<char>.Instance,
        WireScalar.UInt16 => CompactIntegers<ushort>.Instance,
        WireScalar.UInt32 => CompactIntegers<uint>.Instance,
        _ => CompactIntegers<ulong>.Instance,
    };

    /// <summary>Returns the integer that a number in the data stands for.</summary>
    public abstract object FromStored(ulong stored);

    /// <summary>Returns the number in the data that stands for an integer.</summary>
    public abstract ulong ToStored(object value);

    /// <summary>Creates an array without code that is made at run time.</summary>
    public abstract Array NewArray(int length);

    /// <summary>Reads an array: a count + 1, and the integers.</summary>
    public abstract Array? ReadArray(ReadOnlySpan<byte> bytes);

    public abstract void WriteArray(ref FastWriter writer, Array items);
}
