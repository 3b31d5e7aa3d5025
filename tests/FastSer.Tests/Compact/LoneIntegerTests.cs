using FastSer.Tests.Memory;

namespace FastSer.Tests.Compact;

public class LoneIntegerTests
{
    /// <summary>Around every power of two.</summary>
    public static IEnumerable<ulong> Boundaries =>
        Enumerable.Range(0, 64).SelectMany(static shift => new[] { (1UL << shift) - 1, 1UL << shift, (1UL << shift) + 1 })
            .Append(ulong.MaxValue);

    [Fact]
    public void LengthsAreThoseOfLeb128AndNeverAbove9()
    {
        foreach (var value in Boundaries)
        {
            var bytes = Write(value);

            Assert.Equal(Math.Min(Leb128Length(value), 9), bytes.Length);
            Assert.Equal(value, Wire.FromBytes(bytes, static (ref reader) => reader.ReadCompactUInt64()));
        }
    }

    [Theory]
    [InlineData(0, "01")]
    [InlineData(127, "FF")]
    [InlineData(128, "0202")]
    [InlineData(300, "B204")]
    [InlineData(0x00FF_FFFF_FFFF_FFFF, "80FFFFFFFFFFFFFF")]
    [InlineData(0x0100_0000_0000_0000, "000000000000000001")]
    public void TheFirstByteSaysTheLength(ulong value, string hex) =>
        Assert.Equal(hex, Convert.ToHexString(Write(value)));

    [Fact]
    public void EverySixteenBitIntegerRoundTrips()
    {
        for (var i = 0; i <= ushort.MaxValue; i++)
        {
            var value = (ushort)i;
            var unsigned = Wire.ToBytes((ref writer) => writer.WriteCompactUInt16(value));
            var signed = Wire.ToBytes((ref writer) => writer.WriteCompactInt16((short)value));
            var character = Wire.ToBytes((ref writer) => writer.WriteCompactChar((char)value));

            Assert.Equal(value, Wire.FromBytes(unsigned, static (ref reader) => reader.ReadCompactUInt16()));
            Assert.Equal((short)value, Wire.FromBytes(signed, static (ref reader) => reader.ReadCompactInt16()));
            Assert.Equal((char)value, Wire.FromBytes(character, static (ref reader) => reader.ReadCompactChar()));
        }
    }

    [Fact]
    public void SignedIntegersAreShortWhereTheirMagnitudeIs()
    {
        foreach (var boundary in Boundaries)
        {
            foreach (var value in (long[])[(long)boundary, -(long)boundary])
            {
                var bytes = Wire.ToBytes((ref writer) => writer.WriteCompactInt64(value));

                Assert.Equal(value, Wire.FromBytes(bytes, static (ref reader) => reader.ReadCompactInt64()));
                Assert.Equal(Write((ulong)((value << 1) ^ (value >> 63))), bytes);

                var narrow = (int)value;
                var narrowBytes = Wire.ToBytes((ref writer) => writer.WriteCompactInt32(narrow));
                Assert.InRange(narrowBytes.Length, 1, 5);
                Assert.Equal(narrow, Wire.FromBytes(narrowBytes, static (ref reader) => reader.ReadCompactInt32()));
            }
        }
    }

    [Fact]
    public void LongerFormsOfAValueAreRefused()
    {
        foreach (var value in Boundaries)
        {
            for (var size = Write(value).Length + 1; size <= 9; size++)
            {
                Assert.Equal(
                    FastSerErrorCode.InvalidLength,
                    Wire.ErrorOf(Encode(value, size), static (ref reader) => reader.ReadCompactUInt64()));
            }
        }
    }

    [Fact]
    public void ValuesOutsideTheTypeAreRefused()
    {
        foreach (var value in Boundaries)
        {
            var expected16 = value > ushort.MaxValue ? FastSerErrorCode.InvalidValue : FastSerErrorCode.None;
            var expected32 = value > uint.MaxValue ? FastSerErrorCode.InvalidValue : FastSerErrorCode.None;

            Assert.Equal(expected16, Wire.ErrorOf(Write(value), static (ref reader) => reader.ReadCompactChar()));
            Assert.Equal(expected16, Wire.ErrorOf(Write(value), static (ref reader) => reader.ReadCompactInt16()));
            Assert.Equal(expected32, Wire.ErrorOf(Write(value), static (ref reader) => reader.ReadCompactInt32()));
        }
    }

    [Fact]
    public void NothingOutsideTheInputIsTouched()
    {
        using var memory = new GuardedMemory(64);
        foreach (var value in Boundaries)
        {
            var bytes = Write(value);
            var atEnd = memory.AtEnd(bytes.Length);
            bytes.CopyTo(atEnd);
            Assert.Equal(value, Wire.FromBytes(atEnd, static (ref reader) => reader.ReadCompactUInt64()));

            for (var size = 0; size < bytes.Length; size++)
            {
                var prefix = memory.AtEnd(size);
                bytes.AsSpan(0, size).CopyTo(prefix);
                Assert.Equal(
                    FastSerErrorCode.Truncated, Wire.ErrorOf(prefix, static (ref reader) => reader.ReadCompactUInt64()));
            }
        }
    }

    private static byte[] Write(ulong value) => Wire.ToBytes((ref writer) => writer.WriteCompactUInt64(value));

    private static int Leb128Length(ulong value)
    {
        var length = 1;
        for (; value > 0x7F; value >>= 7)
        {
            length++;
        }

        return length;
    }

    /// <summary>A form of a given length, also one that is longer than it has to be.</summary>
    private static byte[] Encode(ulong value, int size)
    {
        var bytes = size == 9 ? (UInt128)value << 8 : ((UInt128)value << size) | (1u << (size - 1));
        return [.. Enumerable.Range(0, size).Select(i => (byte)(bytes >> (8 * i)))];
    }
}
