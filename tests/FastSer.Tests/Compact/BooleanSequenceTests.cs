namespace FastSer.Tests.Compact;

public class BooleanSequenceTests
{
    [Fact]
    public void BooleansAreEightAByte()
    {
        var random = new Random(3);
        foreach (var count in (int[])[.. Enumerable.Range(0, 70), 1000, 70_000])
        {
            var values = Enumerable.Range(0, count).Select(_ => random.Next(2) == 1).ToArray();
            var bytes = Wire.ToBytes((ref writer) => writer.WriteCompactBooleanArray(values));

            Assert.Equal((count < 254 ? 1 : 5) + ((count + 7) / 8), bytes.Length);
            Assert.Equal(values, Wire.FromBytes(bytes, static (ref reader) => reader.ReadCompactBooleanArray<bool>()));
            Assert.Equal(values, Wire.FromBytes(bytes, static (ref reader) => reader.ReadCompactBooleanList<bool>()));
            Assert.Equal(bytes, Wire.ToBytes((ref writer) => writer.WriteCompactBooleanList(values.ToList())));
        }
    }

    [Fact]
    public void TheFirstIsTheLowestBit() =>
        Assert.Equal("0A8101", Convert.ToHexString(Wire.ToBytes(static (ref writer) =>
            writer.WriteCompactBooleanArray((bool[])[true, false, false, false, false, false, false, true, true]))));

    [Fact]
    public void BitsPastTheEndAreRefused()
    {
        for (var count = 1; count < 24; count++)
        {
            for (var bit = count; bit < (count + 7) / 8 * 8; bit++)
            {
                var data = new byte[1 + ((count + 7) / 8)];
                data[0] = (byte)(count + 1);
                data[1 + (bit / 8)] = (byte)(1 << (bit % 8));

                Assert.Equal(
                    FastSerErrorCode.InvalidValue,
                    Wire.ErrorOf(data, static (ref reader) => reader.ReadCompactBooleanArray<bool>()));
            }
        }
    }

    [Fact]
    public void AnyOtherTrueIsWrittenAsTrue()
    {
        var odd = new bool[20];
        System.Runtime.InteropServices.MemoryMarshal.AsBytes(odd.AsSpan()).Fill(2);

        Assert.Equal("15FFFF0F", Convert.ToHexString(Wire.ToBytes((ref writer) => writer.WriteCompactBooleanArray(odd))));
    }

    [Fact]
    public void CountsBeyondTheInputAreRefused()
    {
        Assert.Equal(FastSerErrorCode.Truncated, Wire.ErrorOf([10, 1], static (ref reader) => reader.ReadCompactBooleanArray<bool>()));
        Assert.Equal(
            FastSerErrorCode.Truncated,
            Wire.ErrorOf([255, 255, 255, 255, 255], static (ref reader) => reader.ReadCompactBooleanList<bool>()));
        Assert.Null(Wire.FromBytes([0], static (ref reader) => reader.ReadCompactBooleanArray<bool>()));
        Assert.Null(Wire.FromBytes([0], static (ref reader) => reader.ReadCompactBooleanList<bool>()));
    }
}
