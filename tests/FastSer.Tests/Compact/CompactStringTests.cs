namespace FastSer.Tests.Compact;

public class CompactStringTests
{
    [Theory]
    [InlineData(null, "01")]
    [InlineData("", "00")]
    [InlineData("a", "0261")]
    [InlineData("\u00FF", "02FF")]
    [InlineData("ab\u20AC", "15 6162E282AC")]
    [InlineData("a\u0413", "0D 61D093")]
    [InlineData("\u0413", "07 1304")]
    [InlineData("\u4E00", "07 004E")]
    [InlineData("\uD83D\uDE00", "0B 3DD800DE")]
    [InlineData("ab\uD83D\uDE00", "19 6162F09F9880")]
    public void TheShortestFormIsWritten(string? value, string hex)
    {
        var bytes = Write(value);

        Assert.Equal(hex.Replace(" ", ""), Convert.ToHexString(bytes));
        Assert.Equal(value, Read(bytes));
    }

    [Fact]
    public void LoneSurrogatesSurviveAsUtf16()
    {
        foreach (var text in (string[])["abcdefgh\uD800", "\uDC00\uD800", "\uD800a\uDC00", "plain text\uDFFF and more"])
        {
            var bytes = Write(text);

            Assert.Equal(1 + (text.Length * 2), bytes.Length);
            Assert.Equal(text, Read(bytes));
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
    [InlineData("07 6100")]
    [InlineData("09 C3A9")]
    [InlineData("09 D093")]
    [InlineData("0D E4B880")]
    [InlineData("0B 61001304")]
    [InlineData("0D 61C380")]
    [InlineData("0D 61FF80")]
    [InlineData("19 6162F09F98")]
    [InlineData("1D 6161EDA08080FF")]
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
