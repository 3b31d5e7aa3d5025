using System.Numerics;
using System.Text;

namespace FastSer.Tests.Primitives;

/// <summary>Which bytes are values: exhaustive where a type is small, boundaries and their neighbours elsewhere.</summary>
[Trait("Promise", "P10")]
public class ValidityTests
{
    [Fact]
    public void ABooleanIsZeroOrOne()
    {
        for (var b = 0; b < 256; b++)
        {
            AssertValidity<bool>([(byte)b], b <= 1);
        }
    }

    [Fact]
    public void ABadBooleanIsFoundAtEveryPositionOfAnArray()
    {
        for (var count = 1; count <= 100; count++)
        {
            for (var position = 0; position < count; position++)
            {
                var data = FastSerializer.Serialize(new bool[count]);
                foreach (var bad in new byte[] { 2, 3, 0x80, 0xFF })
                {
                    data[1 + position] = bad;
                    AssertFault<bool[]>(data, 1 + position, $"[{position}]");
                }

                data[1 + position] = 1;
                Assert.True(FastSerializer.Deserialize<bool[]>(data)[position]);
            }
        }
    }

    [Fact]
    public void ADecimalHasAScaleUpTo28AndNoOtherFlags()
    {
        for (var bit = 0; bit < 32; bit++)
        {
            var flags = 1u << bit;
            AssertValidity<decimal>(DecimalBytes(flags), flags is (>= 1 << 16 and <= 16 << 16) or 1u << 31);
        }

        for (var scale = 0u; scale < 256; scale++)
        {
            AssertValidity<decimal>(DecimalBytes(scale << 16), scale <= 28);
            AssertValidity<decimal>(DecimalBytes((scale << 16) | (1u << 31)), scale <= 28);
        }
    }

    [Fact]
    public void EveryAcceptedDecimalCanBeUsed()
    {
        for (var scale = 0u; scale <= 28; scale++)
        {
            var value = FastSerializer.Deserialize<decimal>(DecimalBytes(scale << 16));

            var culture = System.Globalization.CultureInfo.InvariantCulture;
            Assert.Equal(value, decimal.Parse(value.ToString(culture), culture));
        }
    }

    [Theory]
    [InlineData(0, true)]
    [InlineData(3155378975999999999, true)]
    [InlineData(3155378976000000000, false)]
    [InlineData(0x3FFFFFFFFFFFFFFF, false)]
    public void TheTicksOfADateAreInRangeWhateverItsKind(long ticks, bool isValid)
    {
        for (var kind = 0ul; kind < 4; kind++)
        {
            AssertValidity<DateTime>(BitConverter.GetBytes((ulong)ticks | (kind << 62)), isValid);
        }
    }

    [Fact]
    public void ABadDateIsFoundAtEveryPositionOfAnArray()
    {
        for (var count = 1; count <= 40; count++)
        {
            for (var position = 0; position < count; position++)
            {
                var data = FastSerializer.Serialize(Enumerable.Repeat(DateTime.MaxValue, count).ToArray());
                Assert.Equal(count, FastSerializer.Deserialize<DateTime[]>(data).Length);

                BitConverter.TryWriteBytes(data.AsSpan(1 + (8 * position)), DateTime.MaxValue.Ticks + 1);
                AssertFault<DateTime[]>(data, 1 + (8 * position), $"[{position}]");
                AssertFault<List<DateTime>>(data, 1 + (8 * position), $"[{position}]");
            }
        }
    }

    [Fact]
    public void ABadTimeIsFoundAtEveryPositionOfAnArray()
    {
        foreach (var bad in new[] { TimeOnly.MaxValue.Ticks + 1, long.MaxValue, long.MinValue, -1 })
        {
            for (var position = 0; position < 9; position++)
            {
                var data = FastSerializer.Serialize(Enumerable.Repeat(TimeOnly.MaxValue, 9).ToArray());
                Assert.Equal(TimeOnly.MaxValue, FastSerializer.Deserialize<TimeOnly[]>(data)[position]);

                BitConverter.TryWriteBytes(data.AsSpan(1 + (8 * position)), bad);
                AssertFault<TimeOnly[]>(data, 1 + (8 * position), $"[{position}]");
            }
        }
    }

    [Theory]
    [InlineData(0, true)]
    [InlineData(3652058, true)]
    [InlineData(3652059, false)]
    [InlineData(-1, false)]
    [InlineData(int.MinValue, false)]
    public void ADayIsInRange(int day, bool isValid) => AssertValidity<DateOnly>(BitConverter.GetBytes(day), isValid);

    [Theory]
    [InlineData(0, true)]
    [InlineData(863999999999, true)]
    [InlineData(864000000000, false)]
    [InlineData(-1, false)]
    [InlineData(long.MinValue, false)]
    public void ATimeOfDayIsInRange(long ticks, bool isValid) =>
        AssertValidity<TimeOnly>(BitConverter.GetBytes(ticks), isValid);

    [Theory]
    [InlineData(0, 0, true)]
    [InlineData(0, 1, false)]
    [InlineData(0, -1, true)]
    [InlineData(600000000, 1, true)]
    [InlineData(599999999, 1, false)]
    [InlineData(3155378975999999999, 0, true)]
    [InlineData(3155378975999999999, -1, false)]
    [InlineData(3155378975999999999, 840, true)]
    [InlineData(3155378975399999999, -1, true)]
    [InlineData(3155378975400000000, -1, false)]
    [InlineData(3155378976000000000, 1, false)]
    [InlineData(-1, -1, false)]
    [InlineData(638000000000000000, 840, true)]
    [InlineData(638000000000000000, 841, false)]
    [InlineData(638000000000000000, -840, true)]
    [InlineData(638000000000000000, -841, false)]
    [InlineData(638000000000000000, short.MinValue, false)]
    [InlineData(long.MaxValue, 840, false)]
    [InlineData(long.MinValue, -840, false)]
    public void ClockOffsetAndUniversalTimeAreInRange(long clockTicks, short offset, bool isValid)
    {
        byte[] data = [.. BitConverter.GetBytes(clockTicks), .. BitConverter.GetBytes(offset)];
        AssertValidity<DateTimeOffset>(data, isValid);
    }

    [Theory]
    [InlineData(0u, true)]
    [InlineData(0xD7FFu, true)]
    [InlineData(0xD800u, false)]
    [InlineData(0xDFFFu, false)]
    [InlineData(0xE000u, true)]
    [InlineData(0x10FFFFu, true)]
    [InlineData(0x110000u, false)]
    [InlineData(0xFFFFFFFFu, false)]
    public void ARuneIsAUnicodeScalar(uint value, bool isValid) => AssertValidity<Rune>(BitConverter.GetBytes(value), isValid);

    [Theory]
    [InlineData("0101000000020000000300000004000000", true)]
    [InlineData("01FFFFFFFF020000000300000004000000", false)]
    [InlineData("0101000000FFFFFFFF0300000004000000", false)]
    [InlineData("010100000002000000FEFFFFFF04000000", false)]
    [InlineData("010100000002000000FFFFFFFF04000000", false)]
    [InlineData("01010000000200000003000000FEFFFFFF", false)]
    public void AVersionHasNoPartBehindAnAbsentOne(string hex, bool isValid) =>
        AssertValidity<Version>(Convert.FromHexString(hex), isValid);

    [Theory]
    [InlineData("00")]
    [InlineData("020100")]
    [InlineData("02FFFF")]
    [InlineData("0380FFFF")]
    public void AnIntegerOfAnySizeHasNoSpareBytes(string hex)
    {
        Assert.False(FastSerializer.TryDeserialize<BigInteger>(Convert.FromHexString(hex), out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidLength, error.Code);
        Assert.Equal(0, error.Offset);
    }

    [Fact]
    public void BitsBehindTheLastAreZero()
    {
        for (var count = 1; count <= 8; count++)
        {
            for (var b = 0; b < 256; b++)
            {
                AssertValidity<System.Collections.BitArray>([(byte)(count + 1), (byte)b], b < 1 << count);
            }
        }
    }

    private static byte[] DecimalBytes(uint flags) => [.. BitConverter.GetBytes(flags), .. new byte[4], 15, .. new byte[7]];

    private static void AssertValidity<T>(byte[] data, bool isValid)
    {
        if (isValid)
        {
            Assert.Equal(data, FastSerializer.Serialize(FastSerializer.Deserialize<T>(data)));
            Assert.True(FastSerializer.TryDeserialize<T>(data, out _, out var none));
            Assert.Equal(FastSerErrorCode.None, none.Code);
        }
        else
        {
            AssertFault<T>(data, 0, null);
        }
    }

    private static void AssertFault<T>(byte[] data, long offset, string? path)
    {
        Assert.False(FastSerializer.TryDeserialize<T>(data, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidValue, error.Code);
        Assert.Equal(offset, error.Offset);
        Assert.Equal(path, error.MemberPath);
    }
}
