using FastSer.Tests.Memory;

namespace FastSer.Tests.Compact;

public class ControlBitTests
{
    [Fact]
    public void IntegersOf32BitsTakeTheFewestOf0124Bytes()
    {
        foreach (var boundary in LoneIntegerTests.Boundaries)
        {
            var value = (uint)boundary;
            var size = value == 0 ? 0 : value < 0x100 ? 1 : value < 0x1_0000 ? 2 : 4;
            var bytes = Write(1, (ref body) => body.WriteUInt32(3, value));

            Assert.Equal(1 + size, bytes.Length);
            Assert.Equal((size == 4 ? 3 : size) << 3, bytes[0]);
            CheckAtEnd(bytes, value, static (ref body) => body.ReadUInt32(3));
            CheckSigned(value);
        }
    }

    [Fact]
    public void IntegersOf64BitsTakeTheFewestBytes()
    {
        foreach (var value in LoneIntegerTests.Boundaries)
        {
            var size = (67 - (int)ulong.LeadingZeroCount(value) + 4) / 8;
            var bytes = Write(1, (ref body) => body.WriteUInt64(2, value));

            Assert.Equal(1 + size, bytes.Length);
            Assert.Equal(size << 2, bytes[0]);
            CheckAtEnd(bytes, value, static (ref body) => body.ReadUInt64(2));
            var signed = Write(1, (ref body) => body.WriteInt64(2, (long)value));
            CheckAtEnd(signed, (long)value, static (ref body) => body.ReadInt64(2));
            if (value <= nuint.MaxValue)
            {
                CheckAtEnd(bytes, (nuint)value, static (ref body) => body.ReadUIntPtr(2));
            }
            else
            {
                Assert.Throws<FastSerException>(() => Read(bytes, static (ref body) => body.ReadUIntPtr(2)));
            }
        }
    }

    [Fact]
    public void EverySixteenBitIntegerTakesTheFewestOf012Bytes()
    {
        for (var i = 0; i <= ushort.MaxValue; i++)
        {
            var value = (ushort)i;
            var bytes = Write(1, (ref body) => body.WriteUInt16(6, value));

            Assert.Equal(i == 0 ? 1 : i < 0x100 ? 2 : 3, bytes.Length);
            Assert.Equal(value, Read(bytes, static (ref body) => body.ReadUInt16(6)));
            var signed = Write(1, (ref body) => body.WriteInt16(6, (short)value));
            Assert.Equal((short)value, Read(signed, static (ref body) => body.ReadInt16(6)));
        }
    }

    [Fact]
    public void LongerFormsOfAnIntegerAreRefused()
    {
        // Two control bits: 1, 2 and 4 bytes for what needs less; four control bits: also sizes that no integer has.
        Refuse("01 00", static (ref body) => body.ReadUInt32(0));
        Refuse("02 FF00", static (ref body) => body.ReadUInt32(0));
        Refuse("03 FFFF0000", static (ref body) => body.ReadUInt32(0));
        Refuse("03 FFFF0000", static (ref body) => body.ReadUInt16(0));
        Refuse("03 FFFFFF00", static (ref body) => body.ReadUInt16(0));
        for (var size = 1; size <= 8; size++)
        {
            var highestByteIsZero = new byte[1 + size];
            highestByteIsZero[0] = (byte)size;
            highestByteIsZero.AsSpan(1, size - 1).Fill(0xFF);
            Refuse(Convert.ToHexString(highestByteIsZero), static (ref body) => body.ReadUInt64(0));
        }

        for (var size = 9; size < 16; size++)
        {
            Refuse($"{size:X2}" + new string('F', 32), static (ref body) => body.ReadUInt64(0));
            Refuse($"{size:X2}" + "FFFF", static (ref body) => body.ReadUInt64(0));
        }
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(7)]
    [InlineData(8)]
    public void ControlBytesHoldTheBitsInOrder(int size)
    {
        for (var bit = 0; bit < size * 8; bit++)
        {
            var bytes = Write(size, (ref body) => body.WriteBoolean(bit, true));

            Assert.Equal(size, bytes.Length);
            Assert.Equal(1UL << bit, bytes.Select(static (b, i) => (ulong)b << (8 * i)).Aggregate(static (a, b) => a | b));
            Assert.True(Read(bytes, (ref body) => body.ReadBoolean(bit), size));
            Assert.Equal(
                FastSerErrorCode.InvalidPresence,
                Wire.ErrorOf(bytes, (ref reader) => reader.BeginCompactStruct(size, size, 1UL << bit).ReadBoolean(bit)));
        }
    }

    [Fact]
    public void ObjectsWithMoreThan64BitsGoOnInFurtherControlBytes()
    {
        var bytes = Wire.ToBytes(static (ref writer) =>
        {
            var body = writer.Reserve(10 + 4 + 4).BeginCompact(controlSize: 10);
            body.WritePresent();
            body.WriteInt32(60, -1);
            body.NextControl();
            body.WriteBoolean(0, true);
            body.WriteInt32(8, 300);
            writer.Commit(body.End(controlSize: 2));
        });

        Assert.Equal("0100000000000010" + "0102" + "01" + "5802", Convert.ToHexString(bytes));
        var values = Wire.FromBytes(bytes, static (ref reader) =>
        {
            var body = reader.BeginCompactObject(controlSize: 10, maxSize: 18, unusedBits: 0);
            var first = body.ReadInt32(60);
            body.NextControl(offset: 8, size: 2, unusedBits: 0xFC00);
            var flag = body.ReadBoolean(0);
            var second = body.ReadInt32(8);
            reader.EndCompact(body);
            return (first, flag, second);
        });
        Assert.Equal((-1, true, 300), values);
    }

    [Fact]
    public void DecimalsKeepScaleAndSign()
    {
        decimal[] values =
        [
            0m, -0m, 0.00m, 1m, -1m, decimal.MaxValue, decimal.MinValue, 1e-28m, -1e-28m, 255m, 256m, 65536m,
            4294967296m, 18446744073709551616m,
        ];
        foreach (var value in values)
        {
            var bytes = Wire.ToBytes((ref writer) => writer.WriteCompactDecimal(value));
            var read = Wire.FromBytes(bytes, static (ref reader) => reader.ReadCompactDecimal());

            Assert.Equal(decimal.GetBits(value), decimal.GetBits(read));
            Assert.InRange(bytes.Length, 2, 14);
        }
    }

    [Fact]
    public void OnlyScalesUpTo28AreDecimals()
    {
        for (var flags = 0; flags < 256; flags++)
        {
            var expected = (flags & 0x7F) <= 28 ? FastSerErrorCode.None : FastSerErrorCode.InvalidValue;
            Assert.Equal(expected, Wire.ErrorOf([0, (byte)flags], static (ref reader) => reader.ReadCompactDecimal()));
        }

        Assert.Equal(FastSerErrorCode.InvalidPresence, Wire.ErrorOf([0x40, 0], static (ref reader) => reader.ReadCompactDecimal()));
        Assert.Equal(FastSerErrorCode.Truncated, Wire.ErrorOf([0], static (ref reader) => reader.ReadCompactDecimal()));
    }

    [Fact]
    public void ClassesBeginWithTheirPresenceBit()
    {
        Assert.True(Wire.FromBytes([0], static (ref reader) => reader.ReadNull()));
        Assert.Equal(FastSerErrorCode.Truncated, Wire.ErrorOf([], static (ref reader) => reader.ReadNull()));
        Assert.Equal(
            FastSerErrorCode.InvalidPresence,
            Wire.ErrorOf([2], static (ref reader) => reader.BeginCompactObject(1, 1, 0).ReadBoolean(1)));
        Assert.Equal(
            FastSerErrorCode.Truncated,
            Wire.ErrorOf([1], static (ref reader) => reader.BeginCompactObject(2, 2, 0).ReadBoolean(1)));
    }

    private delegate void Body(ref CompactWriter body);

    private delegate T Item<out T>(ref CompactReader body);

    private static byte[] Write(int controlSize, Body write) => Wire.ToBytes((ref writer) =>
    {
        var body = writer.Reserve(controlSize + 16).BeginCompact(controlSize);
        write(ref body);
        writer.Commit(body.End(controlSize));
    });

    private static T Read<T>(ReadOnlySpan<byte> data, Item<T> read, int controlSize = 1) =>
        Wire.FromBytes(data, Reading(read, controlSize));

    private static Wire.Read<T> Reading<T>(Item<T> read, int controlSize = 1) => (ref reader) =>
    {
        var body = reader.BeginCompactStruct(controlSize, controlSize + 16, unusedBits: 0);
        var value = read(ref body);
        reader.EndCompact(body);
        return value;
    };

    private static void CheckSigned(uint value)
    {
        var bytes = Write(1, (ref body) => body.WriteInt32(3, (int)value));
        CheckAtEnd(bytes, (int)value, static (ref body) => body.ReadInt32(3));
    }

    /// <summary>The bytes before a page that no one may touch, whole and cut off; and with others behind them.</summary>
    private static void CheckAtEnd<T>(byte[] bytes, T value, Item<T> read)
    {
        using var memory = new GuardedMemory(64);
        var atEnd = memory.AtEnd(bytes.Length);
        bytes.CopyTo(atEnd);
        Assert.Equal(value, Read(atEnd, read));
        for (var size = 0; size < bytes.Length; size++)
        {
            var prefix = memory.AtEnd(size);
            bytes.AsSpan(0, size).CopyTo(prefix);
            Assert.Equal(FastSerErrorCode.Truncated, Wire.ErrorOf(prefix, Reading(read)));
        }

        var reader = new FastReader([.. bytes, .. Enumerable.Repeat((byte)0xFF, 16)], options: null);
        Assert.Equal(value, Reading(read)(ref reader));
    }

    private static void Refuse<T>(string hex, Item<T> read) =>
        Assert.Equal(FastSerErrorCode.InvalidLength, Wire.ErrorOf(Convert.FromHexString(hex.Replace(" ", "")), Reading(read)));
}
