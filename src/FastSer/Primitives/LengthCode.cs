using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Lengths (docs/wire-format.md, L): one byte 0..254, or 255 and a UInt32 of at least 255.</summary>
internal static class LengthCode
{
    /// <summary>The marker of the long form, and the smallest length in it.</summary>
    public const uint LongForm = 255;

    /// <summary>The size of the longest form.</summary>
    public const int MaxSize = 5;

    /// <summary>The size of a length in bytes.</summary>
    [MethodImpl(Jit.Inline)]
    public static int SizeOf(uint length) => length < LongForm ? 1 : MaxSize;

    /// <summary>Reads a length, which may be in the longer form without need; returns its size, or 0 if it is not all there.</summary>
    public static int TryGet(ReadOnlySpan<byte> source, out uint length)
    {
        length = source.IsEmpty ? 0u : source[0];
        if (length != LongForm)
        {
            return source.IsEmpty ? 0 : 1;
        }

        if (source.Length < MaxSize)
        {
            return 0;
        }

        length = BinaryPrimitives.ReadUInt32LittleEndian(source[1..]);
        return MaxSize;
    }

    /// <summary>Writes a length where <see cref="MaxSize"/> bytes are free; returns the reference behind it.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte Put(ref byte destination, uint length)
    {
        if (length < LongForm)
        {
            destination = (byte)length;
            return ref Unaligned.At(ref destination, 1);
        }

        destination = (byte)LongForm;
        Unaligned.Store(ref destination, 1, length);
        return ref Unaligned.At(ref destination, MaxSize);
    }
}
