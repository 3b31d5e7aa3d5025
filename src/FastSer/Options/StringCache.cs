using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace FastSer.Options;

/// <summary>
/// Looks strings up in the slots of a pool, and counts. A string can stand in four slots: two places of two. Slots are read once and written
/// once, so that threads can only lose a string to each other (docs/interning.md).
/// </summary>
/// <remarks>
/// A lookup that fails costs more than one that succeeds saves. So a failure costs as much credit as several successes bring. Without credit
/// no string is looked up for a while, and then a few for a trial. Whatever a sender does, what failures cost is bounded by what successes,
/// trials, and the credit of the beginning bring. Successes are only counted; what they are worth is added up at the next failure.
/// </remarks>
internal sealed class StringCache
{
    /// <summary>The cost of a lookup that fails, as a number of lookups that succeed.</summary>
    private const int FailureCost = 3;

    /// <summary>The credit of a trial.</summary>
    private const int Trial = 32 * FailureCost;

    /// <summary>The number of strings that are read between two trials.</summary>
    private const int Rest = 8192;

    /// <summary>The number of slots in which a string can stand.</summary>
    private const int Ways = 4;

    private const uint Factor = 0x9E37_79B1;

    private readonly string?[] _slots;
    private readonly int _shift;
    private readonly int _maxCredit;
    private Counts _counts;

    /// <param name="slots">The slots of the pool; their number is a power of two.</param>
    public StringCache(string?[] slots)
    {
        _slots = slots;
        _shift = 32 - BitOperations.Log2((uint)slots.Length);
        _maxCredit = Math.Max(Trial, slots.Length * FailureCost);
        _counts = new Counts { Credit = _maxCredit, Rest = Rest };
    }

    public long Hits => _counts.Hits;

    public long Misses => _counts.Misses;

    /// <summary>Gets whether strings are looked up.</summary>
    public bool IsEnabled
    {
        [MethodImpl(Jit.Inline)]
        get => _counts.Credit > 0;
    }

    /// <summary>Notes that strings are read which are not looked up. After enough of them a trial begins.</summary>
    [MethodImpl(Jit.Inline)]
    public void Skip(long strings)
    {
        _counts.Rest -= strings;
        if (_counts.Rest <= 0)
        {
            _counts.Rest = Rest;
            _counts.Credit = Trial;
        }
    }

    /// <summary>Gets the string of 2 to 64 Latin-1 characters, all of which are there.</summary>
    /// <remarks>Nothing is kept over a call: what is found at once saves no registers (docs/performance.md, E81).</remarks>
    [MethodImpl(Jit.Inline)]
    public string GetNarrow(ref byte source, uint length)
    {
        var (first, last) = EndsOf(ref source, length);
        if (SlotOf(HashOf(first, last, length), 0) is { } found && found.Length == (int)length && length <= 16
            && HasEnds(ref StringCode.Characters(found), length, first, last))
        {
            _counts.Hits++;
            return found;
        }

        return GetOtherNarrow(ref source, length);
    }

    /// <summary>Gets the string of 1 to 64 characters that is known to need two bytes for some.</summary>
    public string GetWide(ReadOnlySpan<char> characters)
    {
        var bytes = MemoryMarshal.AsBytes(characters);
        ref var source = ref MemoryMarshal.GetReference(bytes);
        var (first, last) = bytes.Length switch
        {
            >= 8 => (Unaligned.Load<ulong>(ref source), Unaligned.Load<ulong>(ref source, bytes.Length - 8)),
            >= 4 => (Unaligned.Load<uint>(ref source), Unaligned.Load<uint>(ref source, bytes.Length - 4)),
            _ => (Unaligned.Load<ushort>(ref source), 0UL),
        };
        var hash = HashOf(first, last, (uint)bytes.Length);
        for (var way = 0; way < Ways; way++)
        {
            if (SlotOf(hash, way) is { } found && characters.SequenceEqual(found))
            {
                _counts.Hits++;
                return found;
            }
        }

        return ChooseSlot(hash) = new string(characters);
    }

    /// <summary>Looks into all slots, and builds the string if it is in none.</summary>
    [MethodImpl(Jit.NoInline)]
    private string GetOtherNarrow(ref byte source, uint length)
    {
        var (first, last) = EndsOf(ref source, length);
        var hash = HashOf(first, last, length);
        for (var way = 0; way < Ways; way++)
        {
            if (SlotOf(hash, way) is { } found && found.Length == (int)length)
            {
                ref var characters = ref StringCode.Characters(found);
                if (HasEnds(ref characters, length, first, last) && (length <= 16 || Latin1.IsWidened(ref characters, ref source, length)))
                {
                    _counts.Hits++;
                    return found;
                }
            }
        }

        return ChooseSlot(hash) = StringCode.GetNarrow(ref source, length);
    }

    /// <summary>The first and the last 8, 4 or 2 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    private static (ulong First, ulong Last) EndsOf(ref byte source, uint length)
    {
        if (length >= 8)
        {
            return (Unaligned.Load<ulong>(ref source), Unaligned.Load<ulong>(ref source, (nint)length - 8));
        }

        return length >= 4
            ? (Unaligned.Load<uint>(ref source), Unaligned.Load<uint>(ref source, (nint)length - 4))
            : (Unaligned.Load<ushort>(ref source), Unaligned.Load<ushort>(ref source, (nint)length - 2));
    }

    /// <summary>
    /// Counts a failure, and says which slot gets the new string: an empty one, else mostly the first, whose string moves to the one beside it. Strings
    /// that are read again and again so come to stand where they do not displace each other, up to about nine tenths of the slots.
    /// </summary>
    private ref string? ChooseSlot(uint hash)
    {
        CountMiss();
        for (var way = 0; way < Ways; way++)
        {
            ref var empty = ref SlotOf(hash, way);
            if (empty is null)
            {
                return ref empty;
            }
        }

        ref var slot = ref SlotOf(hash, _counts.Misses % Ways == 0 ? 2 : 0);
        Unsafe.Add(ref slot, 1) = slot;
        return ref slot;
    }

    /// <summary>Returns whether characters begin and end with the bytes: up to 16 are all covered by that.</summary>
    [MethodImpl(Jit.Inline)]
    private static bool HasEnds(ref byte characters, uint length, ulong first, ulong last)
    {
        if (length >= 8)
        {
            var lower = Unaligned.Load<Vector128<ushort>>(ref characters) ^ Latin1.Widen8(first);
            var upper = Unaligned.Load<Vector128<ushort>>(ref characters, (nint)(length * 2) - 16) ^ Latin1.Widen8(last);
            return (lower | upper) == Vector128<ushort>.Zero;
        }

        if (length >= 4)
        {
            var widened = Latin1.Widen8(first | (last << 32)).AsUInt64();
            return Unaligned.Load<ulong>(ref characters) == widened.ToScalar()
                && Unaligned.Load<ulong>(ref characters, (nint)(length * 2) - 8) == widened.GetElement(1);
        }

        return Unaligned.Load<uint>(ref characters) == Widen2((uint)first)
            && Unaligned.Load<uint>(ref characters, (nint)(length * 2) - 4) == Widen2((uint)last);
    }

    [MethodImpl(Jit.Inline)]
    private static uint Widen2(uint bytes) => (bytes & 0xFF) | ((bytes & 0xFF00) << 8);

    [MethodImpl(Jit.Inline)]
    private static uint HashOf(ulong first, ulong last, uint length) => BitOperations.Crc32C(BitOperations.Crc32C(length, first), last);

    /// <summary>The number of slots is a power of two, and at least 2: the mask keeps the slots of both places inside.</summary>
    [MethodImpl(Jit.Inline)]
    private ref string? SlotOf(uint hash, int way)
    {
        var place = (way < 2 ? (hash * Factor) >> _shift : hash) & (uint)(_slots.Length - 2);
        return ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_slots), (nint)place + (way & 1));
    }

    private void CountMiss()
    {
        var earned = (int)Math.Min(_counts.Hits - _counts.HitsPaid, _maxCredit);
        _counts.HitsPaid = _counts.Hits;
        _counts.Misses++;
        _counts.Credit = Math.Min(_counts.Credit + earned, _maxCredit) - FailureCost;
    }

    /// <summary>Wider than the lines of a processor's cache, which threads then do not share.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 256)]
    private struct Counts
    {
        public long Hits;
        public long HitsPaid;
        public long Misses;
        public long Rest;
        public int Credit;
    }
}
