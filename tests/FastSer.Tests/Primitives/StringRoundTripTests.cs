namespace FastSer.Tests.Primitives;

public class StringRoundTripTests
{
    private const int MaxLength = 300;

    [Fact]
    public void EveryLengthOfAsciiRoundTrips()
    {
        for (var length = 0; length <= MaxLength; length++)
        {
            AssertRoundTrip(Text(length, 'a', 26), isWide: false);
        }
    }

    [Fact]
    public void EveryLengthOfLatin1RoundTrips()
    {
        for (var length = 0; length <= MaxLength; length++)
        {
            AssertRoundTrip(Text(length, '\u0080', 128), isWide: false);
        }
    }

    [Theory]
    [InlineData('\u0100')]
    [InlineData('\u4E80')]
    [InlineData('\uFF41')]
    [InlineData('\uD800')]
    public void OneWideCharacterAtAnyPositionMakesTheStringWide(char wide)
    {
        for (var length = 1; length <= MaxLength; length++)
        {
            var characters = Text(length, 'a', 26).ToCharArray();
            for (var position = 0; position < length; position++)
            {
                var narrow = characters[position];
                characters[position] = wide;
                AssertRoundTrip(new string(characters), isWide: true);
                characters[position] = narrow;
            }
        }
    }

    [Fact]
    public void AWideStringThatFitsNarrowIsRefused()
    {
        for (var length = 1; length <= MaxLength; length++)
        {
            var narrow = Text(length, 'a', 26);
            var wide = FastSerializer.Serialize(narrow + '\u4E00');
            var data = FastSerializer.Serialize('\u4E00' + narrow[1..]);
            var payload = data.Length - (2 * length);
            System.Text.Encoding.Unicode.GetBytes(narrow, data.AsSpan(payload));

            Assert.True(wide.Length > data.Length);
            Assert.False(FastSerializer.TryDeserialize<string>(data, out _, out var error));
            Assert.Equal(FastSerErrorCode.InvalidString, error.Code);
            Assert.Equal(0, error.Offset);
        }
    }

    [Fact]
    public void EveryLatin1CharacterAloneRoundTrips()
    {
        for (var character = '\0'; character <= '\u00FF'; character++)
        {
            AssertRoundTrip(character.ToString(), isWide: false);
        }
    }

    [Fact]
    public void EveryPrefixOfAStringIsRefused()
    {
        foreach (var length in new[] { 1, 2, 3, 4, 8, 9, 16, 17, 31, 32, 64, 127, 128, 300 })
        {
            foreach (var data in new[]
                {
                    FastSerializer.Serialize(new string('a', length)),
                    FastSerializer.Serialize(new string('\u4E00', length)),
                })
            {
                for (var size = 0; size < data.Length; size++)
                {
                    // A copy of exactly that size: the heap behind it is not ours.
                    Assert.False(FastSerializer.TryDeserialize<string>(data.AsSpan(0, size).ToArray(), out _, out var error));
                    Assert.Equal(FastSerErrorCode.Truncated, error.Code);
                }
            }
        }
    }

    private static string Text(int length, char first, int count) =>
        string.Create(length, (first, count), static (span, alphabet) =>
        {
            for (var i = 0; i < span.Length; i++)
            {
                span[i] = (char)(alphabet.first + (i * 7 % alphabet.count));
            }
        });

    private static void AssertRoundTrip(string text, bool isWide)
    {
        var data = FastSerializer.Serialize(text);
        var header = LengthSize(text.Length * 2 + (isWide ? 1 : 0));
        Assert.Equal(header + (text.Length * (isWide ? 2 : 1)), data.Length);
        Assert.Equal(isWide ? 1 : 0, (header == 1 ? data[0] : data[1]) & 1);

        // Bytes before and behind show that nothing outside is written, at any alignment.
        Span<byte> span = new byte[data.Length + 2];
        span.Fill(0xCD);
        Assert.True(FastSerializer.TrySerialize(text, span[1..^1], out var written));
        Assert.Equal(data.Length, written);
        Assert.True(span[1..^1].SequenceEqual(data));
        Assert.Equal(0xCD, span[0]);
        Assert.Equal(0xCD, span[^1]);
        Assert.Equal(text, FastSerializer.Deserialize<string>(data));
        Assert.Equal(text, FastSerializer.Deserialize<string>(span[1..], out var consumed));
        Assert.Equal(data.Length, consumed);
    }

    private static int LengthSize(int value) => value < 255 ? 1 : 5;
}
