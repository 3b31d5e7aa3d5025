using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Text;
using System.Text.Json;

namespace FastSer.IntegrationTests.Members;

/// <summary>Values that are found again by a name, or by a text: what is refused.</summary>
[FastSerRoot(typeof(Pair<CultureInfo>))]
[FastSerRoot(typeof(Pair<TimeZoneInfo>))]
[FastSerRoot(typeof(Pair<Encoding>))]
[FastSerRoot(typeof(Pair<Color>))]
[FastSerRoot(typeof(Pair<JsonDocument>))]
public sealed partial class NamedValueTests
{
    [Theory]
    [InlineData("DE")]
    [InlineData("de_DE")]
    [InlineData("no-such-culture")]
    [InlineData("../de")]
    [InlineData(" de")]
    public void OnlyListedCulturesAreRead(string name) => AssertRefused<CultureInfo>(name);

    [Theory]
    [InlineData("")]
    [InlineData("utc")]
    [InlineData("Europe/../Europe/Berlin")]
    [InlineData("Europe//Berlin")]
    [InlineData("./UTC")]
    [InlineData("/etc/passwd")]
    [InlineData("../../../etc/passwd")]
    [InlineData("Europe/Berlin\0")]
    [InlineData("No/Such")]
    public void OnlyTimeZonesOfTheSystemAreRead(string id) => AssertRefused<TimeZoneInfo>(id);

    [Theory]
    [InlineData("")]
    [InlineData("UTF-8")]
    [InlineData("utf8")]
    [InlineData("utf-7")]
    [InlineData("utf-8;strict;nobom")]
    [InlineData("no such")]
    public void OnlyEncodingsByTheirNamesAreRead(string name) => AssertRefused<Encoding>(name);

    [Theory]
    [InlineData("10.0.0.1", 8)]
    [InlineData("10.0.0.0", 33)]
    [InlineData("2001:db8::", 28)]
    [InlineData(null, 0)]
    public void OnlyNetworksWithoutBitsBehindThePrefixAreRead(string? address, byte prefixLength)
    {
        var bytes = FastSerializer.Serialize((1, address is null ? null : IPAddress.Parse(address), prefixLength));
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<(int, IPNetwork)>(bytes));
        Assert.Equal((FastSerErrorCode.InvalidValue, 4), (error.Code, error.Offset));
        Assert.StartsWith("Item2", error.MemberPath, StringComparison.Ordinal);
    }

    [Fact]
    public void LongNamesAreRefusedInEveryType()
    {
        var name = new string('a', 100_000);
        AssertRefused<CultureInfo>(name);
        AssertRefused<TimeZoneInfo>(name);
        AssertRefused<Encoding>(name);
    }

    [Theory]
    [InlineData("")]
    [InlineData(" 1")]
    [InlineData("1 ")]
    [InlineData("{\"a\":1,}")]
    [InlineData("[1]//")]
    [InlineData("1 2")]
    [InlineData("nul")]
    public void OnlyStrictJsonIsRead(string text)
    {
        var bytes = FastSerializer.Serialize((1, Encoding.UTF8.GetBytes(text), 2));
        if (text.Length > 0)
        {
            var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<(int, JsonElement, int)>(bytes));
            Assert.Equal((FastSerErrorCode.InvalidValue, 4, "Item2"), (error.Code, error.Offset, error.MemberPath));
        }

        Assert.Equal(
            FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<(int, JsonDocument?, int)>(bytes)).Code);
    }

    [Fact]
    public void JsonIsRefusedThatIsTooDeepOrNoUnicode()
    {
        byte[] deepText = [.. Enumerable.Repeat((byte)'[', 100_000)];
        foreach (var text in new[] { deepText, [(byte)'"', 0xFF, (byte)'"'] })
        {
            Assert.Equal(
                FastSerErrorCode.InvalidValue,
                Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<JsonElement>(FastSerializer.Serialize(text))).Code);
        }

        var deep = JsonDocument.Parse(new string('[', 65) + new string(']', 65), new JsonDocumentOptions { MaxDepth = 100 });
        AssertNotWritten(deep);
        AssertNotWritten(JsonDocument.Parse("[1,/**/]", new JsonDocumentOptions { AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip }));
    }

    [Fact]
    public void WhatCouldNotBeReadBackIsNotWritten()
    {
        AssertNotWritten(TimeZoneInfo.CreateCustomTimeZone("Own", TimeSpan.FromHours(1), "Own", "Own"));
        AssertNotWritten(TimeZoneInfo.CreateCustomTimeZone("Europe/Berlin", TimeSpan.FromHours(7), "Own", "Own"));
        AssertNotWritten(Encoding.GetEncoding("us-ascii", new EncoderReplacementFallback("x"), new DecoderReplacementFallback("y")));
        AssertNotWritten(Color.FromName(""));
    }

    [Fact]
    public void NamesOccurOnce()
    {
        var bytes = FastSerializer.Serialize(new List<KeyValuePair<string?, List<string?>?>> { new("a", ["1"]), new("A", ["2"]) });
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<NameValueCollection>(bytes));

        Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);
        bytes = FastSerializer.Serialize(new List<KeyValuePair<string?, List<string?>?>> { new(null, null), new(null, null) });
        Assert.Equal(FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<NameValueCollection>(bytes)).Code);
        bytes = FastSerializer.Serialize(new List<KeyValuePair<string?, List<string?>?>> { new("a", []) });
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<NameValueCollection>(bytes)).Code);
    }

    [Fact]
    public void ValuesAreReadFromStreamsInPieces()
    {
        var value = (CultureInfo.GetCultureInfo("en-US"), Encoding.UTF8, JsonDocument.Parse($"\"{new string('a', 100_000)}\"").RootElement);
        using var stream = new MemoryStream(FastSerializer.Serialize(value));
        var copy = FastSerializer.Deserialize<(CultureInfo, Encoding, JsonElement)>(stream);

        Assert.Equal((value.Item1, value.Item2), (copy.Item1, copy.Item2));
        Assert.Equal(value.Item3.GetRawText(), copy.Item3.GetRawText());
    }

    private static void AssertRefused<T>(string name)
        where T : class
    {
        var bytes = FastSerializer.Serialize(new Pair<string> { Id = 1, Value = name, Next = 2 });
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Pair<T>>(bytes));
        Assert.Equal((FastSerErrorCode.InvalidValue, "Value", 9), (error.Code, error.MemberPath, error.Offset));
    }

    private static void AssertNotWritten<T>(T value) =>
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Pair<T> { Value = value })).Code);

    [FastSerType]
    public sealed partial class Pair<T>
    {
        public int Id { get; set; }

        public T? Value { get; set; }

        public int Next { get; set; }
    }
}
