using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer.Walking;

// Values of the Compact format. Integers that are longer than they need to be are faults, as to a reader.
internal static partial class WireGrammar<TFaults>
{
    public static ref byte CompactScalarEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, WireScalar kind)
    {
        if (!Unsafe.IsAddressLessThan(ref cursor, ref limit))
        {
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        if (kind == WireScalar.Decimal)
        {
            if (faults.Wants(FastSerErrorCode.InvalidPresence) && cursor >> DecimalCode.ControlBits != 0)
            {
                faults.Report(FastSerErrorCode.InvalidPresence, ref cursor, ref limit);
            }

            return ref DecimalEnd(ref Unaligned.At(ref cursor, 1), ref limit, ref faults, cursor);
        }

        var size = PrefixCode.SizeOf(cursor);
        ref var end = ref FixedEnd(ref cursor, ref limit, ref faults, size);
        if (faults.Wants(FastSerErrorCode.InvalidLength)
            && PrefixCode.SizeOf(PrefixCode.Get(ref cursor, (int)Unaligned.Distance(ref cursor, ref end))) != size)
        {
            faults.Report(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        return ref end;
    }

    public static ref byte CompactStringEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, out uint header)
    {
        ref var payload = ref LengthEnd(ref cursor, ref limit, ref faults, out header);
        if (header >> ((header & 1) != 0 ? 2 : 1) > StringCode.MaxLength)
        {
            return ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        return ref FixedEnd(ref payload, ref limit, ref faults, CompactStringCode.PayloadSize(header));
    }

    /// <summary>The header of a sequence of Booleans, and their bits: of so many elements, or null if they are -1.</summary>
    public static ref byte CompactBooleansEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, out long count)
    {
        ref var bits = ref LengthEnd(ref cursor, ref limit, ref faults, out var header);
        count = header - 1L;
        return ref FixedEnd(ref bits, ref limit, ref faults, header == 0 ? 0 : (header + 6L) / 8);
    }

    /// <summary>The control bytes of a compact object. Bit 0 of a class says whether it is there: null takes one byte.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte ControlEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, bool hasPresence, int controlSize, out bool isPresent)
    {
        isPresent = true;
        if (hasPresence && Unsafe.IsAddressLessThan(ref cursor, ref limit) && cursor == 0)
        {
            isPresent = false;
            controlSize = 1;
        }

        return ref FixedEnd(ref cursor, ref limit, ref faults, controlSize);
    }

    /// <summary>Returns whether control bits are set that stand for nothing, or bit 0 of a class is not set.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool HasStrayControlBits(ref byte control, byte[] used, bool hasPresence)
    {
        var stray = hasPresence ? ~control & 1 : 0;
        for (var i = 0; i < used.Length; i++)
        {
            stray |= Unaligned.At(ref control, i) & ~used[i];
        }

        return stray != 0;
    }

    /// <summary>Up to eight control bits; a second byte is looked at only if some of them are in it.</summary>
    [MethodImpl(Jit.Inline)]
    public static uint ControlBits(ref byte control, int bit, int count)
    {
        uint bits = Unaligned.At(ref control, bit / 8);
        if ((bit % 8) + count > 8)
        {
            bits |= (uint)Unaligned.At(ref control, (bit / 8) + 1) << 8;
        }

        return (bits >> (bit % 8)) & ((1u << count) - 1);
    }

    /// <summary>Steps over the bytes that a member with control bits takes behind the control bits of its object.</summary>
    [MethodImpl(Jit.Inline)]
    public static ref byte ControlledEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, WireScalar kind, uint code) => ref kind == WireScalar.Decimal
            ? ref DecimalEnd(ref cursor, ref limit, ref faults, code)
            : ref IntegerEnd(ref cursor, ref limit, ref faults, kind, code);

    /// <summary>The blocks of integers behind a count.</summary>
    public static ref byte IntegersEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, WireScalar kind, int count, out int faultyIndex)
    {
        switch (WireScalarFacts.SizeOf(kind))
        {
            case sizeof(ushort):
                return ref IntegersEnd<ushort>(ref cursor, ref limit, ref faults, count, out faultyIndex);
            case sizeof(uint):
                return ref IntegersEnd<uint>(ref cursor, ref limit, ref faults, count, out faultyIndex);
            default:
                return ref IntegersEnd<ulong>(ref cursor, ref limit, ref faults, count, out faultyIndex);
        }
    }

    /// <summary>The elements are read into nothing that is kept: that tells their sizes, and that they need them.</summary>
    private static ref byte IntegersEnd<T>(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, int count, out int faultyIndex)
        where T : unmanaged
    {
        Span<byte> unused = stackalloc byte[1024];
        faultyIndex = -1;
        for (var done = 0; done < count;)
        {
            var part = Math.Min(count - done, IntegerGroups<T>.BlockSize);
            var available = Unaligned.Distance(ref cursor, ref limit);
            var size = IntegerGroups<T>.GetBlock(
                ref cursor, available, ref unused[0], part, isSigned: false, GroupTables<T>.IsUsable);
            if (size < 0)
            {
                var place = IntegerGroups<T>.FindFault(ref cursor, available, part, out var index);
                faultyIndex = done + index;
                return ref faults.Stop(
                    size == IntegerGroups<T>.Truncated ? FastSerErrorCode.Truncated : FastSerErrorCode.InvalidLength,
                    ref Unaligned.At(ref cursor, place),
                    ref limit);
            }

            cursor = ref Unaligned.At(ref cursor, size);
            done += part;
        }

        return ref cursor;
    }

    private static ref byte DecimalEnd(ref byte cursor, ref byte limit, scoped ref TFaults faults, uint codes)
    {
        for (var word = 0; word < DecimalCode.ControlBits; word += 2)
        {
            cursor = ref IntegerEnd(ref cursor, ref limit, ref faults, WireScalar.UInt32, (codes >> word) & 3);
        }

        return ref FixedEnd(ref cursor, ref limit, ref faults, 1);
    }

    private static ref byte IntegerEnd(
        ref byte cursor, ref byte limit, scoped ref TFaults faults, WireScalar kind, uint code)
    {
        var size = CompactScalarFacts.SizeOf(code, CompactScalarFacts.ControlBits(kind));
        if (size > sizeof(ulong))
        {
            return ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        if (Unaligned.Distance(ref cursor, ref limit) < size)
        {
            return ref faults.Stop(FastSerErrorCode.Truncated, ref cursor, ref limit);
        }

        if (faults.Wants(FastSerErrorCode.InvalidLength) && !CompactScalarFacts.IsShortest(ShortLoad.UpTo8(ref cursor, size), kind, size))
        {
            faults.Report(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
        }

        return ref Unaligned.At(ref cursor, size);
    }
}
