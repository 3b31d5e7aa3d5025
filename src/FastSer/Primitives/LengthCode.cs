using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>
/// Lengths (docs/wire-format.md, L): one byte 0..254, or 255 and a UInt32 of at least 255. No other type knows this form.
/// </summary>
internal static class LengthCode
{
    /// <summary>The size of the long form.</summary>
    public const int MaxSize = 5;

    /// <summary>The largest length in the short form.</summary>
    public const uint MaxShort = Marker - 1;

    /// <summary>The result of <see cref="Get(ref byte, nint, out uint)"/> where the input ends inside the length.</summary>
    public const int Truncated = 0;

    /// <summary>The result of <see cref="Get(ref byte, nint, out uint)"/> for a long form where the short one suffices.</summary>
    public const int NotShortest = -1;

    /// <summary>The first byte of the long form.</summary>
    private const uint Marker = 255;

    /// <summary>Returns whether a length takes one byte.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsShort(uint length) => length < Marker;

    /// <summary>The size of a length in bytes.</summary>
    [MethodImpl(Jit.Inline)]
    public static int SizeOf(uint length) => IsShort(length) ? 1 : MaxSize;

    /// <summary>Gets a length of one byte, which the caller has shown to be there; false where the long form begins.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool TryGetShort(ref byte source, out uint length)
    {
        length = source;
        return length != Marker;
    }

    /// <summary>Gets a length in the long form, all of which is there; false if it should be in the short form.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool TryGetLong(ref byte source, out uint length)
    {
        length = Unaligned.Load<uint>(ref source, 1);
        return !IsShort(length);
    }

    /// <summary>Gets a length.</summary>
    /// <param name="source">Its first byte, if there is one.</param>
    /// <param name="available">The number of bytes that are there.</param>
    /// <param name="length">The length; 0 if it is faulty.</param>
    /// <returns>Its size in bytes, <see cref="Truncated"/> or <see cref="NotShortest"/>.</returns>
    [MethodImpl(Jit.Inline)]
    public static int Get(ref byte source, nint available, out uint length)
    {
        if (available < 1)
        {
            length = 0;
            return Truncated;
        }

        if (TryGetShort(ref source, out length))
        {
            return 1;
        }

        // Returned, because an out parameter would keep the length of the short form out of a register.
        length = LongOrZero(ref source, available);
        return length != 0 ? MaxSize : available < MaxSize ? Truncated : NotShortest;
    }

    /// <summary>Gets the length at the beginning of a span.</summary>
    /// <param name="source">The bytes.</param>
    /// <param name="length">The length; 0 if it is faulty.</param>
    /// <returns>Its size in bytes, <see cref="Truncated"/> or <see cref="NotShortest"/>.</returns>
    [MethodImpl(Jit.Inline)]
    public static int Get(ReadOnlySpan<byte> source, out uint length) =>
        Get(ref MemoryMarshal.GetReference(source), source.Length, out length);

    /// <summary>Writes a length where <see cref="MaxSize"/> bytes are free; returns the reference behind it.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte Put(ref byte destination, uint length)
    {
        if (IsShort(length))
        {
            destination = (byte)length;
            return ref Unaligned.At(ref destination, 1);
        }

        destination = (byte)Marker;
        Unaligned.Store(ref destination, 1, length);
        return ref Unaligned.At(ref destination, MaxSize);
    }

    /// <summary>Gets the first four bytes of the long form, and the last one.</summary>
    public static uint SplitLong(uint length, out byte last)
    {
        last = (byte)(length >> 24);
        return Marker | (length << 8);
    }

    [MethodImpl(Jit.NoInline)]
    private static uint LongOrZero(ref byte source, nint available) =>
        available >= MaxSize && TryGetLong(ref source, out var length) ? length : 0;
}
