using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>Where values of the Compact format end. Integers that are longer than they need to be are refused, as by a reader.</summary>
internal static class SkipCompactCode
{
    public static ref byte ScalarEnd(ref byte cursor, ref byte limit, WireScalar kind)
    {
        ref var next = ref SkipCode.FixedEnd(ref cursor, ref limit, 1);
        if (kind == WireScalar.Decimal)
        {
            if (cursor >> DecimalCode.ControlBits != 0)
            {
                Throw.InvalidPresence();
            }

            return ref DecimalEnd(ref next, ref limit, cursor);
        }

        var size = PrefixCode.SizeOf(cursor);
        ref var end = ref SkipCode.FixedEnd(ref cursor, ref limit, size);
        if (PrefixCode.SizeOf(PrefixCode.Get(ref cursor, size)) != size)
        {
            Throw.InvalidLength();
        }

        return ref end;
    }

    public static ref byte StringEnd(ref byte cursor, ref byte limit)
    {
        ref var payload = ref SkipCode.LengthEnd(ref cursor, ref limit, out var header);
        if (header >> ((header & 1) != 0 ? 2 : 1) > StringCode.MaxLength)
        {
            Throw.InvalidLength();
        }

        return ref SkipCode.FixedEnd(ref payload, ref limit, (nint)CompactStringCode.PayloadSize(header));
    }

    public static ref byte ItemsEnd(ref byte cursor, ref byte limit, WireScalar kind)
    {
        if (kind == WireScalar.Boolean)
        {
            ref var bits = ref SkipCode.LengthEnd(ref cursor, ref limit, out var header);
            return ref SkipCode.FixedEnd(ref bits, ref limit, header == 0 ? 0 : (nint)((header + 6L) / 8));
        }

        ref var items = ref SkipCode.CountEnd(ref cursor, ref limit, minimumSize: 1, out var count);
        return ref IntegersEnd(ref items, ref limit, kind, count);
    }

    public static ref byte MultiDimArrayEnd(ref byte cursor, ref byte limit, int rank, WireScalar kind)
    {
        ref var items = ref SkipCode.MultiDimArrayEnd(ref cursor, ref limit, rank, minimumSize: 1, out var count);
        return ref IntegersEnd(ref items, ref limit, kind, count);
    }

    private static ref byte IntegersEnd(ref byte items, ref byte limit, WireScalar kind, int count)
    {
        var size = IntegersSize(ref items, Unaligned.Distance(ref items, ref limit), kind, count, out _, out var fault);
        if (fault == FastSerErrorCode.Truncated)
        {
            Throw.Truncated();
        }

        if (fault != FastSerErrorCode.None)
        {
            Throw.InvalidLength();
        }

        return ref Unaligned.At(ref items, size);
    }

    /// <summary>The size of all blocks of integers, or of those before the first faulty one.</summary>
    /// <param name="items">Where the first block begins.</param>
    /// <param name="available">The unread bytes.</param>
    /// <param name="kind">The scalar.</param>
    /// <param name="count">How many integers there are.</param>
    /// <param name="done">How many of them stand in the blocks that were stepped over.</param>
    /// <param name="fault">What is wrong with the block behind these.</param>
    public static nint IntegersSize(
        ref byte items, nint available, WireScalar kind, int count, out int done, out FastSerErrorCode fault) =>
        WireScalarFacts.SizeOf(kind) switch
        {
            sizeof(ushort) => IntegersSize<ushort>(ref items, available, count, out done, out fault),
            sizeof(uint) => IntegersSize<uint>(ref items, available, count, out done, out fault),
            _ => IntegersSize<ulong>(ref items, available, count, out done, out fault),
        };

    /// <summary>Steps over control bits and integers; false if the object is null.</summary>
    public static bool TryBegin(SkipControl control, ref SkipState state)
    {
        ref var start = ref state.Cursor;
        ref var body = ref SkipCode.FixedEnd(ref start, ref state.Limit, 1);
        if (control.HasPresence && start == 0)
        {
            state.Cursor = ref body;
            return false;
        }

        body = ref SkipCode.FixedEnd(ref start, ref state.Limit, control.Used.Length);
        var stray = control.HasPresence ? ~start & 1 : 0;
        for (var i = 0; i < control.Used.Length; i++)
        {
            stray |= Unaligned.At(ref start, i) & ~control.Used[i];
        }

        if (stray != 0)
        {
            Throw.InvalidPresence();
        }

        foreach (var integer in control.Integers)
        {
            var code = Bits(ref start, integer.Bit, CompactScalarFacts.ControlBits(integer.Kind));
            body = ref integer.Kind == WireScalar.Decimal
                ? ref DecimalEnd(ref body, ref state.Limit, code)
                : ref IntegerEnd(ref body, ref state.Limit, integer.Kind, code);
        }

        state.Cursor = ref body;
        foreach (var bit in control.Nullables)
        {
            state.Push((int)Bits(ref start, bit, 1));
        }

        return true;
    }

    /// <summary>The elements are read into nothing that is kept: that tells their sizes, and that they need them.</summary>
    private static nint IntegersSize<T>(
        ref byte items, nint available, int count, out int done, out FastSerErrorCode fault)
        where T : unmanaged
    {
        Span<byte> block = stackalloc byte[1024];
        nint position = 0;
        for (done = 0; done < count;)
        {
            var part = Math.Min(count - done, IntegerGroups<T>.BlockSize);
            var size = IntegerGroups<T>.GetBlock(
                ref Unaligned.At(ref items, position), available - position, ref block[0], part, isSigned: false,
                GroupTables<T>.IsUsable);
            if (size < 0)
            {
                fault = size == IntegerGroups<T>.Truncated ? FastSerErrorCode.Truncated : FastSerErrorCode.InvalidLength;
                return position;
            }

            position += size;
            done += part;
        }

        fault = FastSerErrorCode.None;
        return position;
    }

    private static ref byte DecimalEnd(ref byte cursor, ref byte limit, uint codes)
    {
        for (var word = 0; word < DecimalCode.ControlBits; word += 2)
        {
            cursor = ref IntegerEnd(ref cursor, ref limit, WireScalar.UInt32, (codes >> word) & 3);
        }

        return ref SkipCode.FixedEnd(ref cursor, ref limit, 1);
    }

    private static ref byte IntegerEnd(ref byte cursor, ref byte limit, WireScalar kind, uint code)
    {
        var size = CompactScalarFacts.SizeOf(code, CompactScalarFacts.ControlBits(kind));
        if (size > sizeof(ulong))
        {
            Throw.InvalidLength();
        }

        ref var end = ref SkipCode.FixedEnd(ref cursor, ref limit, size);
        if (!CompactScalarFacts.IsShortest(ShortLoad.UpTo8(ref cursor, size), kind, size))
        {
            Throw.InvalidLength();
        }

        return ref end;
    }

    /// <summary>Up to eight control bits; a second byte is looked at only if some of them are in it.</summary>
    [MethodImpl(Jit.Inline)]
    private static uint Bits(ref byte start, int bit, int count)
    {
        uint bits = Unaligned.At(ref start, bit / 8);
        if ((bit % 8) + count > 8)
        {
            bits |= (uint)Unaligned.At(ref start, (bit / 8) + 1) << 8;
        }

        return (bits >> (bit % 8)) & ((1u << count) - 1);
    }
}
