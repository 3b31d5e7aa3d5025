namespace FastSer.Tests.Compact;

public class CompactStringTests
{
    [Theory]
    [InlineData(null, "01")]
    [InlineData("", "00")]
    [InlineData("a", "0261")]
    [InlineData("\u00FF", "02FF")]
    [InlineData("ab\u20AC", "11 41 6162AC")]
    [InlineData("a\u0413", "0D 08 6193")]
    [InlineData("\u0413", "07 1304")]
    [InlineData("\u4E00", "07 004E")]
    [InlineData("\uD83D\uDE00", "0B 3DD800DE")]
    [InlineData("ab\uD83D\uDE00", "13 6100 6200 3DD800DE")]
    [InlineData("a\u2014", "0D 40 6194")]
    [InlineData("\u2014\u0413", "0B 14201304")]
    [InlineData("\u00E9\u0413", "0B E9001304")]
    [InlineData("\u0413abcdefg", "25 08 9361626364656667")]
    [InlineData("\u2014\u0413abcdef", "31 88 01 00936162636465661420")]
    [InlineData("\u2014\u0413abcde", "2D 88 01 00936162636465 1420")]
    [InlineData("\u2014\u0413ab", "13 14201304 61006200")]
    [InlineData("\u0413\0abcdef", "31 88 01 93006162636465660000")]
    public void TheShortestFormIsWritten(string? value, string hex)
    {
        var bytes = Write(value);

        Assert.Equal(hex.Replace(" ", ""), Convert.ToHexString(bytes));
        Assert.Equal(value, Read(bytes));
    }

    [Theory]
    [InlineData(0, 64)]
    [InlineData(1, 5)]
    [InlineData(2, 8)]
    [InlineData(254, 1016)]
    [InlineData(255, 1020)]
    public void OneCharacterInFourMayBeOfAnotherBlock(int others, int length)
    {
        var packed = Text(length);
        var bytes = Write(packed);
        Assert.Equal(others == 0 ? 0 : 0x80, bytes[bytes[0] == 255 ? 5 : 1] & 0x80);
        Assert.Equal(packed, Read(bytes));
        if (others > 0)
        {
            var wide = Text(length - 1);
            bytes = Write(wide);
            Assert.Equal(3, bytes[bytes[0] == 255 ? 1 : 0] & 3);
            Assert.Equal(wide, Read(bytes));
        }

        string Text(int size) => new string('\u0413', size - others) + new string('\u4E00', others);
    }

    [Fact]
    public void LoneSurrogatesSurvive()
    {
        foreach (var text in (string[])["abcdefgh\uD800", "\uDC00\uD800", "\uD800a\uDC00", "plain text\uDFFF and more", "\u0413abcdef\uD800"])
        {
            Assert.Equal(text, Read(Write(text)));
        }
    }

    /// <summary>Characters of another block at each place of texts of each length, beside those that vectors share.</summary>
    [Fact]
    public void OtherCharactersKeepTheirPlaces()
    {
        for (var length = 8; length < 70; length++)
        {
            for (var at = 0; at < length; at++)
            {
                foreach (var other in "\0\u00E9\u0380\u2014\u3FFF\u4000\uFFFF")
                {
                    var text = new string('\u044F', at) + other + new string('z', length - at - 1) + "\u0410";
                    Assert.Equal(text, Read(Write(text)));
                }
            }
        }
    }

    [Fact]
    public void StringsOfAllLengthsRoundTrip()
    {
        for (var length = 0; length < 700; length++)
        {
            foreach (var text in (string[])[
                new('x', length), new('\u4E00', length), new string('x', length) + "\u0413",
                string.Concat(Enumerable.Repeat("\uD83D\uDE00", length / 2))])
            {
                Assert.Equal(text, Read(Write(text)));
            }
        }
    }

    [Theory]
    [InlineData("05 61")]
    [InlineData("03")]
    [InlineData("05 08")]
    [InlineData("05 88")]
    [InlineData("07 6100")]
    [InlineData("09 0893")]
    [InlineData("0B 61001304")]
    [InlineData("0D 00 6193")]
    [InlineData("0D 01 61E9")]
    [InlineData("0D 08 6162")]
    [InlineData("0D 40 6162")]
    [InlineData("0D 08 0093")]
    [InlineData("11 88 00 6193")]
    [InlineData("0F 610062001304")]
    [InlineData("25 08 0061626364656667")]
    [InlineData("31 88 01 00936162636465661304")]
    [InlineData("31 88 01 00936162636465666100")]
    [InlineData("31 88 01 61936162636465661420")]
    [InlineData("39 88 02 009361626364656614201420")]
    [InlineData("41 88 FF01000000 00936162636465661420")]
    [InlineData("25 88 FF00000001000000")]
    [InlineData("1D 88 FFFFFFFFFF00")]
    [InlineData("23 1304 61006200630064006500 66006700")]
    [InlineData("0D 08 61")]
    public void OtherFormsAreRefused(string hex)
    {
        var code = Wire.ErrorOf(Convert.FromHexString(hex.Replace(" ", "")), static (ref reader) => reader.ReadCompactString());

        Assert.True(code is FastSerErrorCode.InvalidString or FastSerErrorCode.Truncated, $"{hex}: {code}");
    }

    [Fact]
    public void LengthsAreCheckedFirst()
    {
        Assert.Equal(FastSerErrorCode.Truncated, ErrorOf(255, 0x7D, 255, 255, 255));
        Assert.Equal(FastSerErrorCode.InvalidLength, ErrorOf(255, 0x7E, 255, 255, 255));
        Assert.Equal(FastSerErrorCode.InvalidLength, ErrorOf(255, 5, 0, 0, 0, 65));
        Assert.Equal(FastSerErrorCode.Truncated, ErrorOf());
    }

    private static byte[] Write(string? value) => Wire.ToBytes((ref writer) => writer.WriteCompactString(value));

    private static string? Read(byte[] bytes) => Wire.FromBytes(bytes, static (ref reader) => reader.ReadCompactString());

    private static FastSerErrorCode ErrorOf(params byte[] bytes) =>
        Wire.ErrorOf(bytes, static (ref reader) => reader.ReadCompactString());
}
