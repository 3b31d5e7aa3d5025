using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Which bit patterns are values, for the scalars that have others (docs/wire-format.md, scalars).</summary>
internal static class Validity
{
    /// <summary>The ticks of a DateTime without the two bits of its kind.</summary>
    public const ulong TicksMask = 0x3FFF_FFFF_FFFF_FFFF;

    /// <summary><see cref="DateTime.MaxValue"/> in ticks.</summary>
    public const ulong MaxTicks = 3_155_378_975_999_999_999;

    /// <summary><see cref="TimeOnly.MaxValue"/> in ticks.</summary>
    public const ulong MaxTimeTicks = 863_999_999_999;

    /// <summary><see cref="DateOnly.MaxValue"/> as a day number.</summary>
    public const uint MaxDayNumber = 3_652_058;

    private const int MaxOffsetMinutes = 14 * 60;
    private const uint ScaleMask = 0x00FF_0000;
    private const uint SignBit = 0x8000_0000;
    private const uint MaxScale = 28 << 16;

    [MethodImpl(Jit.Inline)]
    public static bool IsDateTime(ulong bits) => (bits & TicksMask) <= MaxTicks;

    [MethodImpl(Jit.Inline)]
    public static bool IsDecimalFlags(uint flags) =>
        (flags & ~(ScaleMask | SignBit)) == 0 && (flags & ScaleMask) <= MaxScale;

    /// <summary>The clock time, the offset and the universal time must each be in range.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsDateTimeOffset(long clockTicks, short offsetMinutes) =>
        (ulong)clockTicks <= MaxTicks
        && (uint)(offsetMinutes + MaxOffsetMinutes) <= 2 * MaxOffsetMinutes
        && (ulong)(clockTicks - (offsetMinutes * TimeSpan.TicksPerMinute)) <= MaxTicks;
}
