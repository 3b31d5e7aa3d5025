namespace FastSer.Tests.Primitives;

public sealed class UriTests
{
    private static readonly UriCreationOptions s_raw = new() { DangerousDisablePathAndQueryCanonicalization = true };

    [Theory]
    [InlineData("http://host/a%2Fb/../c")]
    [InlineData("http://host/%61")]
    [InlineData("http://host/a/./b")]
    [InlineData("http://host/a b")]
    [InlineData("http://host/ä")]
    [InlineData("http://host/a?b=%7e")]
    [InlineData("http://host/a?b c")]
    [InlineData("http://host/a#%7e")]
    [InlineData("http://host/a\\b")]
    public void UriThatWouldBeCanonicalizedIsRefused(string text)
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Uri(text, s_raw)));

        Assert.Equal(FastSerErrorCode.InvalidValue, exception.Code);
        Assert.Equal(new Uri(text), FastSerializer.Deserialize<Uri>(FastSerializer.Serialize(new Uri(text))));
    }

    /// <summary>A URI that is written without a comparison must be one that canonicalization leaves alone.</summary>
    [Fact]
    public void RawUriThatIsWrittenComesBackWithItsParts()
    {
        var random = new Random(1);
        string[] parts =
        [
            "a", "B", "/", "//", ".", "..", "/.", "?", "#", "%41", "%2f", "%", " ", "\\", ":", "@", "'", "(", "*", "!", "$", "~", "&", "=", "+",
            ";", ",", "_", "-", "é", "|",
        ];
        var written = 0;
        for (var i = 0; i < 20_000; i++)
        {
            var scheme = random.GetItems(["http://host", "http://host:80", "https://h.example/", "ftp://host/x", "file:///c:/", "urn:a", "custom://h"], 1)[0];
            var text = scheme + string.Concat(random.GetItems(parts, random.Next(6)));
            if (!Uri.TryCreate(text, s_raw, out var uri))
            {
                continue;
            }

            try
            {
                var restored = FastSerializer.Deserialize<Uri>(FastSerializer.Serialize(uri))!;
                Assert.Equal((text, uri.PathAndQuery, uri.Fragment), (text, restored.PathAndQuery, restored.Fragment));
                written++;
            }
            catch (FastSerException exception) when (exception.Code == FastSerErrorCode.InvalidValue)
            {
                Assert.NotEqual((uri.PathAndQuery, uri.Fragment), (new Uri(text).PathAndQuery, new Uri(text).Fragment));
            }
        }

        Assert.True(written > 1_000, $"Only {written} were written.");
    }

    [Theory]
    [InlineData("http://host/a%2Fb/../c?%7e#%61")]
    [InlineData("a/%61/../b")]
    [InlineData("file:///c:/a b")]
    [InlineData("http://bücher.example/é")]
    public void OtherUriIsWrittenAsItWasGiven(string text)
    {
        var uri = new Uri(text, UriKind.RelativeOrAbsolute);

        Assert.Equal(FastSerializer.Serialize(text), FastSerializer.Serialize(uri));
        Assert.Equal(text, FastSerializer.Deserialize<Uri>(FastSerializer.Serialize(uri))!.OriginalString);
    }
}
