using System.Collections;
using System.Numerics;
using System.Text;

namespace FastSer.Tests.Primitives;

public class VariableGoldenTests
{
    [Theory]
    [InlineData(null, "01")]
    [InlineData("", "00")]
    [InlineData("a", "0261")]
    [InlineData("\u00FF", "02FF")]
    [InlineData("\u0100", "030001")]
    [InlineData("ab\u20AC", "0761006200AC20")]
    public void AStringIsNarrowWhereItCanBe(string? value, string hex)
    {
        Assert.Equal(hex, Convert.ToHexString(FastSerializer.Serialize(value)));
        Assert.Equal(value, FastSerializer.Deserialize<string?>(Convert.FromHexString(hex)));
    }

    [Fact]
    public void ALoneSurrogateSurvives()
    {
        var text = new string('\uD800', 1);

        Assert.Equal("0300D8", Convert.ToHexString(FastSerializer.Serialize(text)));
        Assert.Equal(text, FastSerializer.Deserialize<string>([3, 0x00, 0xD8]));
    }

    [Theory]
    [InlineData(126, "FC")]
    [InlineData(127, "FE")]
    [InlineData(128, "FF00010000")]
    [InlineData(40000, "FF80380100")]
    public void ANarrowHeaderIsOneByteUpTo127Characters(int length, string header)
    {
        var bytes = FastSerializer.Serialize(new string('x', length));

        Assert.Equal(header, Convert.ToHexString(bytes.AsSpan(0, bytes.Length - length)));
        Assert.True(bytes.AsSpan(^length..).IndexOfAnyExcept((byte)'x') < 0);
    }

    [Theory]
    [InlineData(126, "FD")]
    [InlineData(127, "FFFF000000")]
    [InlineData(128, "FF01010000")]
    public void AWideHeaderIsOneByteUpTo126Characters(int length, string header)
    {
        var bytes = FastSerializer.Serialize(new string('\u4E00', length));

        Assert.Equal(header, Convert.ToHexString(bytes.AsSpan(0, bytes.Length - (2 * length))));
    }

    [Theory]
    [InlineData("1.2", "010100000002000000FFFFFFFFFFFFFFFF")]
    [InlineData("1.2.3", "01010000000200000003000000FFFFFFFF")]
    [InlineData("1.2.3.4", "0101000000020000000300000004000000")]
    public void AVersionKeepsItsAbsentParts(string text, string hex)
    {
        AssertGolden(Version.Parse(text), hex);
        AssertGolden<Version?>(null, "00");
    }

    [Theory]
    [InlineData("https://a.b/c?d=%20#e")]
    [InlineData("../relative")]
    [InlineData("")]
    public void AUriIsItsOriginalString(string text)
    {
        var uri = new Uri(text, UriKind.RelativeOrAbsolute);

        Assert.Equal(FastSerializer.Serialize(text), FastSerializer.Serialize(uri));
        Assert.Equal(uri, FastSerializer.Deserialize<Uri>(FastSerializer.Serialize(uri)));
        Assert.Equal("01", Convert.ToHexString(FastSerializer.Serialize<Uri?>(null)));
    }

    [Theory]
    [InlineData("0", "0100")]
    [InlineData("1", "0101")]
    [InlineData("-1", "01FF")]
    [InlineData("127", "017F")]
    [InlineData("128", "028000")]
    [InlineData("-128", "0180")]
    [InlineData("-129", "027FFF")]
    [InlineData("18446744073709551616", "09000000000000000001")]
    public void AnIntegerOfAnySizeTakesTheFewestBytes(string text, string hex) =>
        AssertGolden(BigInteger.Parse(text, System.Globalization.CultureInfo.InvariantCulture), hex);

    [Fact]
    public void ALongIntegerHasALongHeader()
    {
        var value = BigInteger.Pow(2, 8 * 300);
        var bytes = FastSerializer.Serialize(value);

        Assert.Equal("FF2D010000", Convert.ToHexString(bytes.AsSpan(0, 5)));
        Assert.Equal(value, FastSerializer.Deserialize<BigInteger>(bytes));
    }

    [Theory]
    [InlineData(0, "01")]
    [InlineData(1, "0201")]
    [InlineData(8, "09FF")]
    [InlineData(9, "0AFF01")]
    [InlineData(33, "22FFFFFFFF01")]
    public void BitsStartAtTheLowestOfTheFirstByte(int count, string hex)
    {
        var bytes = FastSerializer.Serialize(new BitArray(count, defaultValue: true));

        Assert.Equal(hex, Convert.ToHexString(bytes));
        var bits = FastSerializer.Deserialize<BitArray>(bytes);
        Assert.Equal(count, bits.Count);
        Assert.True(bits.HasAllSet());
    }

    [Fact]
    public void ANullBitArrayIsNotAnEmptyOne() => Assert.Null(FastSerializer.Deserialize<BitArray?>([0]));

    [Fact]
    public void AStringBuilderIsItsText()
    {
        var bytes = FastSerializer.Serialize(new StringBuilder("ab").Append('c'));

        Assert.Equal("06616263", Convert.ToHexString(bytes));
        Assert.Equal("abc", FastSerializer.Deserialize<StringBuilder>(bytes).ToString());
        Assert.Null(FastSerializer.Deserialize<StringBuilder?>([1]));
    }

    private static void AssertGolden<T>(T value, string hex)
    {
        Assert.Equal(hex, Convert.ToHexString(FastSerializer.Serialize(value)));
        Assert.Equal(value, FastSerializer.Deserialize<T>(Convert.FromHexString(hex)));
        Assert.Equal(hex.Length / 2, FastSerializer.GetSize(value));
    }
}
