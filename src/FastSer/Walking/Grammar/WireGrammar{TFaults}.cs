using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>
/// Where single values end, and what their headers say: all that walks over bytes know of the format. Each method takes
/// the cursor, shows that the bytes of a value are there, and returns the reference behind them.
/// </summary>
/// <typeparam name="TFaults">The reaction to bytes that are not those of a value.</typeparam>
internal static partial class WireGrammar<TFaults>
    where TFaults : struct, IFaults
{
    [MethodImpl(Jit.Inline)]
    public static ref byte FixedEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, long size)
    {
        if (Unaligned.Distance(ref cursor, ref limit) < size)
        {
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        return ref Unaligned.At(ref cursor, (nint)size);
    }

    [MethodImpl(Jit.Inline)]
    public static ref byte PresenceEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, out bool isPresent)
    {
        isPresent = false;
        if (!Unsafe.IsAddressLessThan(ref cursor, ref limit))
        {
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        var presence = cursor;
        if (presence > 1)
        {
            return ref faults.Stop(FastSerErrorCode.InvalidPresence, ref cursor, ref limit);
        }

        isPresent = presence != 0;
        return ref Unaligned.At(ref cursor, 1);
    }

    /// <summary>A value of fixed size behind a presence byte.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte OptionalEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, nint size)
    {
        ref var value = ref PresenceEnd(ref cursor, ref limit, ref faults, out var isPresent);
        return ref FixedEnd(ref value, ref limit, ref faults, isPresent ? size : 0);
    }

    /// <summary>
    /// Steps over a string without returning its header. Branches on the frequent cases, headers of one byte, are predicted: the next value need
    /// not wait for the length in this header.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte StringEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults)
    {
        var left = Unaligned.Distance(ref cursor, ref limit);
        if (left > 0)
        {
            uint header = cursor;
            var length = (nint)(header >> 1);
            if ((header & 1) == 0 && length < left)
            {
                return ref Unaligned.At(ref cursor, length + 1);
            }

            if (LengthCode.IsShort(header) && length * 2 < left)
            {
                return ref Unaligned.At(ref cursor, (length * 2) + 1);
            }
        }

        return ref StringEnd(ref cursor, ref limit, ref faults, out _);
    }

    [MethodImpl(Jit.Inline)]
    public static ref byte StringEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, out uint header)
    {
        ref var payload = ref LengthEnd(ref cursor, ref limit, ref faults, out header);
        if (header >> 1 > StringCode.MaxLength)
        {
            return ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        return ref FixedEnd(ref payload, ref limit, ref faults, StringCode.PayloadSize(header));
    }

    /// <summary>The header of a collection: behind it are so many elements, or -1 for null.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte CountEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, int minimumSize, out int count)
    {
        ref var items = ref LengthEnd(ref cursor, ref limit, ref faults, out var header);
        if ((header - 1L) * minimumSize > Unaligned.Distance(ref items, ref limit))
        {
            count = -1;
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        // That many elements are in the input, whose length is an int.
        count = (int)header - 1;
        return ref items;
    }

    /// <summary>The header of a multi-dimensional array: behind it are so many elements, or -1 for null.</summary>
    [MethodImpl(Jit.NoInline)]
    public static ref byte MultiDimArrayEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, int rank, int minimumSize, out int count)
    {
        Span<uint> lengths = stackalloc uint[MultiDimArrayCode.MaxRank];
        ref var items = ref LengthEnd(ref cursor, ref limit, ref faults, out var header);
        count = -1;
        if (header == 0)
        {
            return ref items;
        }

        lengths[0] = header - 1;
        for (var i = 1; i < rank; i++)
        {
            items = ref LengthEnd(ref items, ref limit, ref faults, out lengths[i]);
        }

        if (!MultiDimArrayCode.TryCount(lengths[..rank], out count))
        {
            return ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        if ((long)count * minimumSize > Unaligned.Distance(ref items, ref limit))
        {
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        return ref items;
    }

    /// <summary>A value without parts that is no string. Inlined, since a second call takes a tenth of the time of stepping over it.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte ValueEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, ValuePrefix head)
    {
        switch (head)
        {
            case ValuePrefix.BigInteger:
                return ref BigIntegerEnd(ref cursor, ref limit, ref faults);
            case ValuePrefix.BitArray:
                return ref BitArrayEnd(ref cursor, ref limit, ref faults, out _);
            case ValuePrefix.IPAddress:
                return ref IPAddressEnd(ref cursor, ref limit, ref faults, out _);
            case ValuePrefix.IPEndPoint:
                return ref IPEndPointEnd(ref cursor, ref limit, ref faults, out _);
            case ValuePrefix.CompactBooleans:
                return ref CompactBooleansEnd(ref cursor, ref limit, ref faults, out _);
            default:
                throw new InvalidOperationException($"A value that begins with {head} has parts.");
        }
    }

    [MethodImpl(Jit.NoInline)]
    public static ref byte BigIntegerEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults)
    {
        ref var payload = ref LengthEnd(ref cursor, ref limit, ref faults, out var size);
        ref var end = ref FixedEnd(ref payload, ref limit, ref faults, size);
        var bytes = MemoryMarshal.CreateReadOnlySpan(ref payload, (int)Unaligned.Distance(ref payload, ref end));
        if (faults.Wants(FastSerErrorCode.InvalidLength) && !BigIntegerCode.IsShortest(bytes))
        {
            faults.Report(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        return ref end;
    }

    /// <summary>An address: its bytes, or none if it is null.</summary>
    [MethodImpl(Jit.NoInline)]
    public static ref byte IPAddressEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, out ReadOnlySpan<byte> bytes)
    {
        bytes = [];
        ref var payload = ref LengthEnd(ref cursor, ref limit, ref faults, out var header);
        if (header == 0)
        {
            return ref payload;
        }

        if (!IPAddressCode.IsSize(header - 1))
        {
            return ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        ref var end = ref FixedEnd(ref payload, ref limit, ref faults, header - 1);
        bytes = MemoryMarshal.CreateReadOnlySpan(ref payload, (int)Unaligned.Distance(ref payload, ref end));
        return ref end;
    }

    /// <summary>An address and the two bytes of its port; without a port if it is null.</summary>
    [MethodImpl(Jit.NoInline)]
    public static ref byte IPEndPointEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, out ReadOnlySpan<byte> address)
    {
        ref var port = ref IPAddressEnd(ref cursor, ref limit, ref faults, out address);
        return ref FixedEnd(ref port, ref limit, ref faults, address.IsEmpty ? 0 : sizeof(ushort));
    }

    /// <summary>A bit array: of so many bits, or null if they are -1.</summary>
    [MethodImpl(Jit.NoInline)]
    public static ref byte BitArrayEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, out int bitCount)
    {
        ref var payload = ref LengthEnd(ref cursor, ref limit, ref faults, out var header);
        bitCount = (int)header - 1;
        if (header > 1 + (uint)BitArrayCode.MaxBits)
        {
            return ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        return ref FixedEnd(ref payload, ref limit, ref faults, header == 0 ? 0 : BitArrayCode.ByteCount(bitCount));
    }

    /// <summary>The length before a Tolerant object: its mask and members are so many bytes, or it is null if they are -1.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte TolerantBegin(ref byte cursor, ref byte limit, scoped ref TFaults faults, out nint size)
    {
        ref var mask = ref LengthEnd(ref cursor, ref limit, ref faults, out var header);
        var length = header - 1L;
        size = (nint)length;
        if (length > Unaligned.Distance(ref mask, ref limit))
        {
            size = -1;
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        return ref mask;
    }

    /// <summary>A Tolerant object ends where its length says, whatever it holds.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte TolerantEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults)
    {
        ref var mask = ref TolerantBegin(ref cursor, ref limit, ref faults, out var size);
        return ref Unaligned.At(ref mask, Math.Max(size, 0));
    }

    /// <summary>Steps over a Tolerant object of which a tag or a bit has said that it is not null.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte PresentTolerantEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults)
    {
        ref var mask = ref TolerantBegin(ref cursor, ref limit, ref faults, out var size);
        return ref size >= 0 || faults.IsStopped
            ? ref Unaligned.At(ref mask, Math.Max(size, 0))
            : ref faults.Stop(FastSerErrorCode.InvalidPresence, ref cursor, ref limit);
    }

    /// <summary>The number of members of an object that may have had fewer of them; -1 for null, which only a class can be.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte MembersEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, int known, bool mayBeNull, out int count)
    {
        count = -1;
        if (!Unsafe.IsAddressLessThan(ref cursor, ref limit))
        {
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        if (cursor == 0 && !mayBeNull)
        {
            return ref faults.Stop(FastSerErrorCode.InvalidPresence, ref cursor, ref limit);
        }

        if (cursor - 1 > known)
        {
            return ref faults.Stop(FastSerErrorCode.NewerVersion, ref cursor, ref limit);
        }

        count = cursor - 1;
        return ref Unaligned.At(ref cursor, 1);
    }

    /// <summary>The byte before an object that keeps its identity, and the number of a known one.</summary>
    [MethodImpl(Jit.NoInline)]
    public static ref byte ReferenceEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, out bool isNew, out bool isKnown)
    {
        isNew = false;
        isKnown = Unsafe.IsAddressLessThan(ref cursor, ref limit) && cursor == FastWriter.KnownObject;
        return ref isKnown
            ? ref LengthEnd(ref Unaligned.At(ref cursor, 1), ref limit, ref faults, out _)
            : ref PresenceEnd(ref cursor, ref limit, ref faults, out isNew);
    }

    /// <summary>The tag of a union; -1 for null.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte TagEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, out long tag)
    {
        ref var end = ref LengthEnd(ref cursor, ref limit, ref faults, out var code);
        tag = code - 1L;
        if (code > int.MaxValue)
        {
            return ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        return ref end;
    }

    [MethodImpl(Jit.Inline)]
    public static ref byte LengthEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, out uint length)
    {
        var size = LengthCode.Get(ref cursor, Unaligned.Distance(ref cursor, ref limit), out length);
        if (size <= 0)
        {
            return ref faults.Stop(
                size == LengthCode.Truncated ? FastSerErrorCode.Truncated : FastSerErrorCode.InvalidLength,
                ref cursor,
                ref limit);
        }

        return ref Unaligned.At(ref cursor, size);
    }
}
