using System.Numerics;
using System.Text;

namespace FastSer.Tests.Primitives;

public class ScalarGoldenTests
{
    [Fact]
    public void IntegersAreLittleEndian()
    {
        AssertGolden((byte)0xFE, "FE");
        AssertGolden((sbyte)-2, "FE");
        AssertGolden((short)-2, "FEFF");
        AssertGolden((ushort)0x0102, "0201");
        AssertGolden(0x01020304, "04030201");
        AssertGolden(0xF1F2F3F4u, "F4F3F2F1");
        AssertGolden(0x0102030405060708, "0807060504030201");
        AssertGolden(0xF1F2F3F4F5F6F7F8ul, "F8F7F6F5F4F3F2F1");
        AssertGolden((nint)(-2), "FEFFFFFFFFFFFFFF");
        AssertGolden((nuint)2, "0200000000000000");
        AssertGolden((Int128)(-2), "FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF");
        AssertGolden(new UInt128(0x0102030405060708, 0x1112131415161718), "18171615141312110807060504030201");
    }

    [Fact]
    public void FloatsKeepTheirBits()
    {
        AssertGolden((Half)1.5f, "003E");
        AssertGolden(1.5f, "0000C03F");
        AssertGolden(-1.5, "000000000000F8BF");
        AssertGolden(new Complex(1, -1.5), "000000000000F03F000000000000F8BF");
        AssertGolden(new Vector2(1, 2), "0000803F00000040");
        AssertGolden(new Vector3(1, 2, 3), "0000803F0000004000004040");
        AssertGolden(new Vector4(1, 2, 3, 4), "0000803F000000400000404000008040");
        AssertGolden(new Quaternion(1, 2, 3, 4), "0000803F000000400000404000008040");
        AssertGolden(new Matrix3x2(1, 2, 3, 4, 0, 2), "0000803F000000400000404000008040" + "0000000000000040");
        AssertGolden(new System.Drawing.PointF(1, 2), "0000803F00000040");
        AssertGolden(new System.Drawing.SizeF(1, 2), "0000803F00000040");
        AssertGolden(new System.Drawing.RectangleF(1, 2, 3, 4), "0000803F000000400000404000008040");
        AssertGolden(new System.Drawing.Point(1, 2), "0100000002000000");
        AssertGolden(new System.Drawing.Size(1, 2), "0100000002000000");
        AssertGolden(new System.Drawing.Rectangle(1, 2, 3, 4), "01000000020000000300000004000000");
        AssertGolden(new Plane(1, 2, 3, 4), "0000803F000000400000404000008040");
        AssertGolden(
            new Matrix4x4(1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4),
            "0000803F000000400000404000008040" + new string('0', 88) + "00008040");
    }

    [Theory]
    [InlineData(0x7FC00001u)]
    [InlineData(0x7F800001u)]
    [InlineData(0xFFFFFFFFu)]
    [InlineData(0x80000000u)]
    public void EveryBitOfANaNSurvives(uint bits)
    {
        var bytes = FastSerializer.Serialize(BitConverter.UInt32BitsToSingle(bits));

        Assert.Equal(bits, BitConverter.ToUInt32(bytes));
        Assert.Equal(bits, BitConverter.SingleToUInt32Bits(FastSerializer.Deserialize<float>(bytes)));
    }

    [Fact]
    public void CharactersAndIdsAreTheirMemory()
    {
        AssertGolden('\u20AC', "AC20");
        AssertGolden(new Rune(0x1F600), "00F60100");
        AssertGolden(new Guid("00112233-4455-6677-8899-aabbccddeeff"), "33221100554477668899AABBCCDDEEFF");
        AssertGolden(true, "01");
        AssertGolden(false, "00");
        AssertGolden(DayOfWeek.Saturday, "06000000");
    }

    [Fact]
    public void DecimalsAreFlagsThenHighThenLow()
    {
        AssertGolden(0m, "00000000000000000000000000000000");
        AssertGolden(-1.5m, "00000180000000000F00000000000000");
        AssertGolden(decimal.MaxValue, "00000000FFFFFFFFFFFFFFFFFFFFFFFF");
        AssertGolden(new decimal(1, 2, 3, true, 28), "00001C80030000000100000002000000");
    }

    [Fact]
    public void DatesAreTicksAndKind()
    {
        AssertGolden(new DateTime(1, DateTimeKind.Unspecified), "0100000000000000");
        AssertGolden(new DateTime(1, DateTimeKind.Utc), "0100000000000040");
        AssertGolden(new DateTime(1, DateTimeKind.Local), "0100000000000080");
        AssertGolden(DateTime.MaxValue, "FF3F37F47528CA2B");
        AssertGolden(new TimeSpan(-1), "FFFFFFFFFFFFFFFF");
        AssertGolden(new DateOnly(1, 1, 2), "01000000");
        AssertGolden(new TimeOnly(0x0102), "0201000000000000");
        AssertGolden(new DateTimeOffset(600_000_001, TimeSpan.FromMinutes(-1)), "0146C32300000000FFFF");
    }

    [Fact]
    public void TheKindOfADateSurvives()
    {
        foreach (var kind in Enum.GetValues<DateTimeKind>())
        {
            var date = new DateTime(2026, 3, 29, 2, 30, 0, kind);

            Assert.Equal(kind, FastSerializer.Deserialize<DateTime>(FastSerializer.Serialize(date)).Kind);
        }
    }

    [Fact]
    public void AnOffsetFromTheEndIsTheComplement()
    {
        AssertGolden(new Index(1), "01000000");
        AssertGolden(^1, "FEFFFFFF");
        AssertGolden(2..^1, "02000000FEFFFFFF");
    }

    private static void AssertGolden<T>(T value, string hex)
    {
        Assert.Equal(hex, Convert.ToHexString(FastSerializer.Serialize(value)));
        Assert.Equal(value, FastSerializer.Deserialize<T>(Convert.FromHexString(hex)));
        Assert.Equal(hex.Length / 2, FastSerializer.GetSize(value));
    }
}
