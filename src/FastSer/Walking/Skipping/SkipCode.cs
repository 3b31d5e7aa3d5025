using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Walking;

/// <summary>
/// Where single values end: each method takes the cursor, shows that the bytes of a value are there, and returns the
/// reference behind them.
/// </summary>
internal static class SkipCode
{
    [MethodImpl(Jit.Inline)]
    public static ref byte FixedEnd(ref byte cursor, ref byte limit, nint size)
    {
        if (Unaligned.Distance(ref cursor, ref limit) < size)
        {
            Throw.Truncated();
        }

        return ref Unaligned.At(ref cursor, size);
    }

    [MethodImpl(Jit.Inline)]
    public static ref byte PresenceEnd(ref byte cursor, ref byte limit, out bool isPresent)
    {
        if (!Unsafe.IsAddressLessThan(ref cursor, ref limit))
        {
            Throw.Truncated();
        }

        var presence = cursor;
        if (presence > 1)
        {
            Throw.InvalidPresence();
        }

        isPresent = presence != 0;
        return ref Unaligned.At(ref cursor, 1);
    }

    [MethodImpl(Jit.Inline)]
    public static ref byte StringEnd(ref byte cursor, ref byte limit)
    {
        ref var payload = ref LengthEnd(ref cursor, ref limit, out var header);
        if (header >> 1 > StringCode.MaxLength)
        {
            Throw.InvalidLength();
        }

        return ref FixedEnd(ref payload, ref limit, StringCode.PayloadSize(header));
    }

    /// <summary>The header of a collection: behind it are so many elements, or -1 for null.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte CountEnd(ref byte cursor, ref byte limit, int minimumSize, out int count)
    {
        ref var items = ref LengthEnd(ref cursor, ref limit, out var header);
        if ((header - 1L) * minimumSize > Unaligned.Distance(ref items, ref limit))
        {
            Throw.Truncated();
        }

        // That many elements are in the input, whose length is an int.
        count = (int)header - 1;
        return ref items;
    }

    /// <summary>The header of a multi-dimensional array: behind it are so many elements, or -1 for null.</summary>
    [MethodImpl(Jit.NoInline)]
    public static ref byte MultiDimArrayEnd(ref byte cursor, ref byte limit, int rank, int minimumSize, out int count)
    {
        Span<uint> lengths = stackalloc uint[MultiDimArrayCode.MaxRank];
        ref var items = ref LengthEnd(ref cursor, ref limit, out var header);
        if (header == 0)
        {
            count = -1;
            return ref items;
        }

        lengths[0] = header - 1;
        for (var i = 1; i < rank; i++)
        {
            items = ref LengthEnd(ref items, ref limit, out lengths[i]);
        }

        if (!MultiDimArrayCode.TryCount(lengths[..rank], out count))
        {
            Throw.InvalidLength();
        }

        if ((long)count * minimumSize > Unaligned.Distance(ref items, ref limit))
        {
            Throw.Truncated();
        }

        return ref items;
    }

    [MethodImpl(Jit.NoInline)]
    public static ref byte BigIntegerEnd(ref byte cursor, ref byte limit)
    {
        ref var payload = ref LengthEnd(ref cursor, ref limit, out var size);
        ref var end = ref FixedEnd(ref payload, ref limit, (nint)size);
        if (!BigIntegerCode.IsShortest(MemoryMarshal.CreateReadOnlySpan(ref payload, (int)size)))
        {
            Throw.InvalidLength();
        }

        return ref end;
    }

    [MethodImpl(Jit.NoInline)]
    public static ref byte BitArrayEnd(ref byte cursor, ref byte limit)
    {
        ref var payload = ref LengthEnd(ref cursor, ref limit, out var header);
        if (header == 0)
        {
            return ref payload;
        }

        if (header - 1 > BitArrayCode.MaxBits)
        {
            Throw.InvalidLength();
        }

        return ref FixedEnd(ref payload, ref limit, BitArrayCode.ByteCount((int)(header - 1)));
    }

    /// <summary>A Tolerant object ends where its length says, whatever it holds.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte TolerantEnd(ref byte cursor, ref byte limit)
    {
        ref var mask = ref LengthEnd(ref cursor, ref limit, out var header);
        return ref FixedEnd(ref mask, ref limit, header == 0 ? 0 : (nint)header - 1);
    }

    /// <summary>The byte before an object that keeps its identity, and the number of a known one.</summary>
    [MethodImpl(Jit.NoInline)]
    public static ref byte ReferenceEnd(ref byte cursor, ref byte limit, out bool isNew)
    {
        isNew = false;
        if (Unsafe.IsAddressLessThan(ref cursor, ref limit) && cursor == FastWriter.KnownObject)
        {
            return ref LengthEnd(ref Unaligned.At(ref cursor, 1), ref limit, out _);
        }

        return ref PresenceEnd(ref cursor, ref limit, out isNew);
    }

    [MethodImpl(Jit.Inline)]
    public static ref byte TagEnd(ref byte cursor, ref byte limit, out long tag)
    {
        ref var end = ref LengthEnd(ref cursor, ref limit, out var code);
        if (code > int.MaxValue)
        {
            Throw.InvalidLength();
        }

        tag = code - 1L;
        return ref end;
    }

    [MethodImpl(Jit.Inline)]
    public static ref byte LengthEnd(ref byte cursor, ref byte limit, out uint length)
    {
        if (!Unsafe.IsAddressLessThan(ref cursor, ref limit))
        {
            Throw.Truncated();
        }

        length = cursor;
        if (length < LengthCode.LongForm)
        {
            return ref Unaligned.At(ref cursor, 1);
        }

        length = LongLength(ref cursor, ref limit);
        return ref Unaligned.At(ref cursor, LengthCode.MaxSize);
    }

    [MethodImpl(Jit.NoInline)]
    private static uint LongLength(ref byte cursor, ref byte limit)
    {
        if (Unaligned.Distance(ref cursor, ref limit) < LengthCode.MaxSize)
        {
            Throw.Truncated();
        }

        var length = Unaligned.Load<uint>(ref cursor, 1);
        if (length < LengthCode.LongForm)
        {
            Throw.InvalidLength();
        }

        return length;
    }
}
