using System.Buffers.Binary;

namespace FastSer.SafetyTests.ValuePatterns;

/// <summary>Bytes that no value has are refused, and those next to them are not, wherever the value stands.</summary>
[Trait("Promise", "P10")]
public sealed class BoundaryTests
{
    private static readonly long s_lastTick = DateTime.MaxValue.Ticks;

    public static TheoryData<ulong, bool> DateTimes => new()
    {
        { 0, true },
        { (ulong)s_lastTick, true },
        { (ulong)s_lastTick + 1, false },
        { 0x3FFF_FFFF_FFFF_FFFF, false },
        { 0x4000_0000_0000_0000, true },
        { 0x4000_0000_0000_0000 | (ulong)s_lastTick, true },
        { 0x4000_0000_0000_0001 + (ulong)s_lastTick, false },
        { 0x8000_0000_0000_0000 | (ulong)s_lastTick, true },
        { 0x8000_0000_0000_0001 + (ulong)s_lastTick, false },
        { 0xC000_0000_0000_0000 | (ulong)s_lastTick, true },
        { 0xC000_0000_0000_0001 + (ulong)s_lastTick, false },
        { ulong.MaxValue, false },
    };

    public static TheoryData<int, bool> DateOnlys => new()
    {
        { 0, true },
        { DateOnly.MaxValue.DayNumber, true },
        { DateOnly.MaxValue.DayNumber + 1, false },
        { -1, false },
        { int.MinValue, false },
        { int.MaxValue, false },
    };

    public static TheoryData<long, bool> TimeOnlys => new()
    {
        { 0, true },
        { TimeSpan.TicksPerDay - 1, true },
        { TimeSpan.TicksPerDay, false },
        { -1, false },
        { long.MinValue, false },
        { long.MaxValue, false },
    };

    public static TheoryData<int, bool> Runes => new()
    {
        { 0, true },
        { 0xD7FF, true },
        { 0xD800, false },
        { 0xDFFF, false },
        { 0xE000, true },
        { 0x10FFFF, true },
        { 0x110000, false },
        { -1, false },
        { int.MinValue, false },
    };

    public static TheoryData<long, short, bool> DateTimeOffsets => new()
    {
        { 0, 0, true },
        { s_lastTick, 0, true },
        { s_lastTick + 1, 0, false },
        { -1, 0, false },
        { 0, 1, false },
        { TimeSpan.TicksPerMinute, 1, true },
        { TimeSpan.TicksPerMinute - 1, 1, false },
        { s_lastTick, -1, false },
        { s_lastTick - TimeSpan.TicksPerMinute, -1, true },
        { TimeSpan.TicksPerDay, 840, true },
        { TimeSpan.TicksPerDay, 841, false },
        { TimeSpan.TicksPerDay, -840, true },
        { TimeSpan.TicksPerDay, -841, false },
        { TimeSpan.TicksPerDay, short.MinValue, false },
        { long.MinValue, 0, false },
        { long.MaxValue, 0, false },
    };

    [Theory]
    [MemberData(nameof(DateTimes))]
    public void DateTimeTicks(ulong bits, bool isLegal)
    {
        var bytes = BitConverter.GetBytes(bits);
        Positions.Check<DateTime>(bytes, isLegal);
        Positions.CheckInside<IntThenDateTime>(new byte[12], 4, bytes, isLegal);
        Positions.CheckInside<Size20>(new byte[20], 12, bytes, isLegal);
        Positions.CheckInside<TwoDates>(new byte[16], 0, bytes, isLegal);
        Positions.CheckInside<TwoDates>(new byte[16], 8, bytes, isLegal);
        Positions.CheckInside<FiveDates>(new byte[40], 24, bytes, isLegal);
    }

    [Theory]
    [MemberData(nameof(DateOnlys))]
    public void DateOnlyDays(int day, bool isLegal)
    {
        Positions.Check<DateOnly>(BitConverter.GetBytes(day), isLegal);
        Positions.CheckInside<Size31>(new byte[31], 19, BitConverter.GetBytes(day), isLegal);
        Positions.CheckInside<DayAndNumber>(new byte[8], 0, BitConverter.GetBytes(day), isLegal);
    }

    [Theory]
    [MemberData(nameof(TimeOnlys))]
    public void TimeOnlyTicks(long ticks, bool isLegal)
    {
        Positions.Check<TimeOnly>(BitConverter.GetBytes(ticks), isLegal);
        Positions.CheckInside<Size31>(new byte[31], 23, BitConverter.GetBytes(ticks), isLegal);
        Positions.CheckInside<TimeAndFlag>(new byte[9], 1, BitConverter.GetBytes(ticks), isLegal);
    }

    [Theory]
    [MemberData(nameof(Runes))]
    public void RuneValues(int value, bool isLegal)
    {
        Positions.Check<System.Text.Rune>(BitConverter.GetBytes(value), isLegal);
        Positions.CheckInside<RuneAndByte>(new byte[5], 1, BitConverter.GetBytes(value), isLegal);
        Positions.CheckInside<WrappedRune>(new byte[9], 1, BitConverter.GetBytes(value), isLegal);
    }

    [Theory]
    [MemberData(nameof(DateTimeOffsets))]
    public void DateTimeOffsetClockAndOffset(long clock, short offset, bool isLegal)
    {
        byte[] bytes = [.. BitConverter.GetBytes(clock), .. BitConverter.GetBytes(offset)];
        Positions.Check<DateTimeOffset>(bytes, isLegal);
        Positions.CheckInside<Size26>(new byte[26], 0, bytes, isLegal);
    }

    [Fact]
    public void BooleanBytes()
    {
        for (var value = 0; value <= 255; value++)
        {
            Positions.Check<bool>([(byte)value], value <= 1);
        }

        foreach (var value in new[] { 0, 1, 2, 3, 127, 128, 254, 255 })
        {
            Positions.CheckInside<BoolDoubleChar>(new byte[11], 0, [(byte)value], value <= 1);
            Positions.CheckInside<Size33>(new byte[33], 32, [(byte)value], value <= 1);
            Positions.CheckInside<TimeAndFlag>(new byte[9], 0, [(byte)value], value <= 1);
            Positions.CheckInside<PricedFlag>(new byte[17], 16, [(byte)value], value <= 1);
            Positions.CheckInside<Flags>(new byte[3], 1, [(byte)value], value <= 1);
            Positions.CheckInside<WrappedRune>(new byte[9], 7, [(byte)value], value <= 1);
        }
    }

    [Fact]
    public void DecimalFlags()
    {
        var bytes = new byte[16];
        bytes[4] = 5;
        for (var sign = 0; sign <= 255; sign++)
        {
            for (var scale = 0; scale <= 255; scale++)
            {
                bytes[2] = (byte)scale;
                bytes[3] = (byte)sign;
                var isLegal = scale <= 28 && sign is 0 or 0x80 && scale <= 28;
                var accepted = FastSerializer.TryDeserialize<decimal>(bytes, out var value, out _);
                Assert.Equal(isLegal, accepted);
                // Use what was accepted: a broken one fails in arithmetic.
                Assert.True(!accepted || value * 0 == 0);
            }
        }
    }

    [Theory]
    [InlineData(0, 1)]
    [InlineData(0, 128)]
    [InlineData(1, 1)]
    [InlineData(1, 255)]
    [InlineData(2, 29)]
    [InlineData(2, 255)]
    [InlineData(3, 1)]
    [InlineData(3, 64)]
    [InlineData(3, 129)]
    public void DecimalFlagsInEveryPosition(int flag, byte value)
    {
        var bytes = new byte[16];
        bytes[flag] = value;
        Positions.Check<decimal>(bytes, isLegal: false);
        Positions.CheckInside<Size31>(new byte[31], 1, bytes, isLegal: false);
        Positions.CheckInside<PricedFlag>(new byte[17], 0, bytes, isLegal: false);
        Positions.CheckInside<TwoPrices>(new byte[32], 0, bytes, isLegal: false);
        Positions.CheckInside<TwoPrices>(new byte[32], 16, bytes, isLegal: false);
    }

    [Fact]
    public void LengthsThatAreNotMinimal()
    {
        foreach (var length in new uint[] { 0, 1, 2, 3, 100, 254 })
        {
            var bytes = new byte[5 + 300];
            bytes[0] = 255;
            BinaryPrimitives.WriteUInt32LittleEndian(bytes.AsSpan(1), length);
            AssertCode<string>(FastSerErrorCode.InvalidLength, bytes);
            AssertCode<byte[]>(FastSerErrorCode.InvalidLength, bytes);
            AssertCode<List<int>>(FastSerErrorCode.InvalidLength, bytes);
            AssertCode<Dictionary<string, int>>(FastSerErrorCode.InvalidLength, bytes);
            AssertCode<System.Collections.BitArray>(FastSerErrorCode.InvalidLength, bytes);
            AssertCode<System.Numerics.BigInteger>(FastSerErrorCode.InvalidLength, bytes);
        }
    }

    [Fact]
    public void WideStringsThatWouldHaveFitNarrow()
    {
        for (var length = 1; length <= 70; length++)
        {
            byte[] header = [(byte)((length << 1) | 1)];
            AssertCode<string>(FastSerErrorCode.InvalidString, [.. header, .. Wide(length, -1)]);
            for (var wide = 0; wide < length; wide++)
            {
                Assert.True(FastSerializer.TryDeserialize<string>([.. header, .. Wide(length, wide)], out _, out _));
            }
        }
    }

    [Fact]
    public void PresenceBytes()
    {
        for (var value = 2; value <= 255; value++)
        {
            AssertCode<Empty>(FastSerErrorCode.InvalidPresence, [(byte)value]);
            AssertCode<Leaf>(FastSerErrorCode.InvalidPresence, [(byte)value, 0, 0, 0, 0, 0]);
            AssertCode<int?>(FastSerErrorCode.InvalidPresence, [(byte)value, 0, 0, 0, 0]);
            AssertCode<Version>(FastSerErrorCode.InvalidPresence, [(byte)value, .. new byte[16]]);
            AssertCode<Tuple<int, string?, DateTime>>(FastSerErrorCode.InvalidPresence, [(byte)value, .. new byte[13]]);
        }
    }

    [Fact]
    public void BigIntegersWithMoreBytesThanNeeded()
    {
        Assert.Equal(0, FastSerializer.Deserialize<System.Numerics.BigInteger>([1, 0]));
        Assert.Equal(128, FastSerializer.Deserialize<System.Numerics.BigInteger>([2, 128, 0]));
        foreach (var bytes in new byte[][] { [0], [2, 0, 0], [2, 1, 0], [2, 255, 255], [3, 0, 128, 255], [2, 127, 0] })
        {
            Assert.False(FastSerializer.TryDeserialize<System.Numerics.BigInteger>(bytes, out _, out _));
        }
    }

    [Fact]
    public void BitsBehindTheLastOne()
    {
        for (var bits = 1; bits <= 16; bits++)
        {
            var bytes = new byte[1 + ((bits + 7) / 8)];
            bytes[0] = (byte)(bits + 1);
            for (var last = 0; last <= 255; last++)
            {
                bytes[^1] = (byte)last;
                var isLegal = bits % 8 == 0 || last >> (bits % 8) == 0;
                Assert.Equal(isLegal, FastSerializer.TryDeserialize<System.Collections.BitArray>(bytes, out _, out _));
            }
        }
    }

    [Fact]
    public void VersionsWithGaps()
    {
        Assert.False(ReadsVersion(-1, 0, -1, -1));
        Assert.False(ReadsVersion(0, -1, -1, -1));
        Assert.False(ReadsVersion(0, 0, -1, 0));
        Assert.False(ReadsVersion(0, 0, -2, -1));
        Assert.False(ReadsVersion(0, 0, 0, int.MinValue));
        Assert.True(ReadsVersion(0, 0, -1, -1));
        Assert.True(ReadsVersion(0, 0, 0, -1));
        Assert.True(ReadsVersion(int.MaxValue, int.MaxValue, int.MaxValue, int.MaxValue));
    }

    [Fact]
    public void KeysThatOccurTwice()
    {
        AssertCode<HashSet<int>>(FastSerErrorCode.DuplicateKey, [3, 1, 0, 0, 0, 1, 0, 0, 0]);
        AssertCode<HashSet<string?>>(FastSerErrorCode.DuplicateKey, [3, 1, 1]);
        AssertCode<Dictionary<int, string?>>(FastSerErrorCode.DuplicateKey, [3, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1]);
        AssertCode<Dictionary<string, int>>(FastSerErrorCode.DuplicateKey, [3, 2, 65, 0, 0, 0, 0, 2, 65, 0, 0, 0, 0]);
        AssertCode<HashSet<double>>(FastSerErrorCode.DuplicateKey, [3, .. new byte[8], 0, 0, 0, 0, 0, 0, 0, 128]);
    }

    [Fact]
    public void NullKeysAreRefused()
    {
        Assert.False(FastSerializer.TryDeserialize<Dictionary<string, int>>([2, 1, 0, 0, 0, 0], out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidValue, error.Code);
    }

    private static bool ReadsVersion(params int[] parts) => FastSerializer.TryDeserialize<Version>(
        [1, .. parts.SelectMany(BitConverter.GetBytes)], out _, out _);

    private static byte[] Wide(int length, int wideAt)
    {
        var bytes = new byte[2 * length];
        for (var i = 0; i < length; i++)
        {
            bytes[2 * i] = 255;
            bytes[(2 * i) + 1] = i == wideAt ? (byte)1 : (byte)0;
        }

        return bytes;
    }

    private static void AssertCode<T>(FastSerErrorCode code, byte[] bytes)
    {
        Assert.False(FastSerializer.TryDeserialize<T>(bytes, out _, out var error));
        Assert.Equal(code, error.Code);
    }
}
