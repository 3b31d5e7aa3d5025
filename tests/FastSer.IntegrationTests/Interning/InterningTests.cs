using System.Buffers;
using System.Globalization;

namespace FastSer.IntegrationTests.Interning;

public sealed class InterningTests
{
    [Theory]
    [InlineData("name of a member")]
    [InlineData("Имя")]
    [InlineData("\u20AC")]
    public void EveryFormatUsesThePool(string name)
    {
        var options = new FastSerializerOptions { StringPool = new FastSerStringPool() };
        var first = FastSerializer.Deserialize<InternedCompact>(FastSerializer.Serialize(new InternedCompact(name, [name], 1)), options)!;
        var tolerant = FastSerializer.Deserialize<InternedTolerant>(
            FastSerializer.Serialize(new InternedTolerant { Name = name, List = [name], Map = new() { [name] = name } }), options)!;
        var tracked = FastSerializer.Deserialize<InternedNode>(FastSerializer.Serialize(new InternedNode { Name = name }), options)!;
        var box = FastSerializer.Deserialize<InternedBox<string>>(FastSerializer.Serialize(new InternedBox<string> { Name = name, Value = name }), options)!;

        Assert.All(
            new[]
            {
                first.List![0], tolerant.Name, tolerant.List![0], tolerant.Map!.Keys.Single(), tolerant.Map!.Values.Single(), tracked.Name, box.Name, box.Value,
            },
            text => Assert.Same(first.Name, text));
        Assert.Equal(name, first.Name);
    }

    [Fact]
    public async Task EveryInputUsesThePoolOfTheCall()
    {
        var options = new FastSerializerOptions { StringPool = new FastSerStringPool() };
        var bytes = FastSerializer.Serialize(new Leaf { Id = 1, Name = "the same name" });
        var name = FastSerializer.Deserialize<Leaf>(bytes, options)!.Name;
        var populated = new Leaf();
        FastSerializer.Populate(bytes, ref populated, options);
        Assert.True(FastSerializer.TryDeserialize<Leaf>(bytes, out var tried, out _, options));
        using var stream = new MemoryStream(bytes);
        using var asynchronous = new MemoryStream(bytes);
        using var hidden = new BufferedStream(new MemoryStream(bytes));
        var texts = new[]
        {
            populated.Name, tried!.Name, FastSerializer.Deserialize<Leaf>(bytes, out _, options)!.Name,
            FastSerializer.Deserialize<Leaf>(stream, options)!.Name, FastSerializer.Deserialize<Leaf>(hidden, options)!.Name,
            FastSerializer.Deserialize<Leaf>(new ReadOnlySequence<byte>(bytes), options)!.Name,
            (await FastSerializer.DeserializeAsync<Leaf>(asynchronous, options))!.Name,
        };

        Assert.All(texts, text => Assert.Same(name, text));
        Assert.NotSame(name, FastSerializer.Deserialize<Leaf>(bytes)!.Name);
    }

    [Fact]
    public void LargeInputsReadThroughAWindowUseThePool()
    {
        var value = Enumerable.Range(0, 150_000).Select(static i => i % 2 == 0 ? "even number" : "\u0447\u0435\u0442").ToArray();
        using var stream = new BufferedStream(new MemoryStream(FastSerializer.Serialize(value)));
        var pool = new FastSerStringPool();
        var read = FastSerializer.Deserialize<string[]>(stream, new FastSerializerOptions { StringPool = pool })!;

        Assert.Equal(value, read);
        Assert.Equal((value.Length - 2, 2), (pool.Hits, pool.Misses));
        Assert.Equal(2, read.Distinct(ReferenceEqualityComparer.Instance).Count());
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void ItemsOfASequenceUseThePoolOfTheStream(bool isOfStream)
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            for (var i = 0; i < 10; i++)
            {
                writer.Write(new Leaf { Id = i, Name = "the same name" });
            }
        }

        stream.Position = 0;
        var pool = new FastSerStringPool(16);
        var options = isOfStream
            ? new FastSerStreamOptions { StringPool = pool, Serializer = new() { StringPool = new FastSerStringPool(), MaxDepth = 5 } }
            : new FastSerStreamOptions { Serializer = new() { StringPool = pool } };
        using var reader = new FastSerStreamReader(stream, options);
        var names = reader.ReadAll<Leaf>().Select(static leaf => leaf.Name!).ToList();

        Assert.Equal(10, names.Count);
        Assert.Single(names.Distinct(ReferenceEqualityComparer.Instance));
        Assert.Equal((9, 1), (pool.Hits, pool.Misses));
    }

    [Fact]
    public void PoolsOfStreamsKeepTheOtherOptions()
    {
        var serializer = new FastSerializerOptions { MaxDepth = 5, State = "state" };
        var options = new FastSerStreamOptions { StringPool = new FastSerStringPool(), Serializer = serializer }.Reading!;
        foreach (var property in typeof(FastSerializerOptions).GetProperties().Where(static p => p.SetMethod is not null && p.Name != "StringPool"))
        {
            Assert.Equal(property.GetValue(serializer), property.GetValue(options));
        }

        Assert.NotNull(options.StringPool);
    }

    [Fact]
    public void EveryLengthOfEveryScriptIsReadAsItWasWritten()
    {
        var options = new FastSerializerOptions { StringPool = new FastSerStringPool(64) };
        var random = new Random(5);
        for (var round = 0; round < 40; round++)
        {
            for (var length = 0; length <= 130; length++)
            {
                var (least, most) = (round % 2 == 0 ? 'a' : 0xFF, round % 4 < 2 ? 'c' + 0xFC : 0x450);
                var text = new string([.. Enumerable.Range(0, length).Select(_ => (char)random.Next(least, most))]);
                Assert.Equal(text, FastSerializer.Deserialize<string>(FastSerializer.Serialize(text), options));
                Assert.Equal(text, FastSerializer.Deserialize<string>(FastSerializer.Serialize(text), options));
                var compact = FastSerializer.Serialize(new InternedCompact(text, null, 1));
                Assert.Equal(text, FastSerializer.Deserialize<InternedCompact>(compact, options)!.Name);
                Assert.Equal(text, FastSerializer.Deserialize<InternedCompact>(compact)!.Name);
            }
        }
    }

    [Fact]
    public void StringsThatDifferInOneCharacterAreToldApart()
    {
        for (var length = 1; length <= 70; length++)
        {
            for (var at = 0; at < length; at++)
            {
                // A new pool: one that has missed many strings looks none up for a while.
                var options = new FastSerializerOptions { StringPool = new FastSerStringPool(2) };
                foreach (var other in new[] { 'b', '\u00FF', '\u0161' })
                {
                    var (first, second) = (new string('a', length).ToCharArray(), new string('a', length).ToCharArray());
                    second[at] = other;
                    foreach (var text in new[] { new string(first), new string(second), new string(first) })
                    {
                        Assert.Equal(text, FastSerializer.Deserialize<string>(FastSerializer.Serialize(text), options));
                    }
                }
            }
        }
    }

    [Fact]
    public void AWideStringWithoutAWideCharacterIsRejectedAlsoWhereThePoolHasIt()
    {
        var options = new FastSerializerOptions { StringPool = new FastSerStringPool(2) };
        Assert.Equal("ab", FastSerializer.Deserialize<string>([4, 97, 98], options));
        Assert.False(FastSerializer.TryDeserialize<string>([5, 97, 0, 98, 0], out _, out var error, options));
        Assert.Equal(FastSerErrorCode.InvalidString, error.Code);
    }

    [Fact]
    public void TextsMadeFromStringsAreRead()
    {
        var options = new FastSerializerOptions { StringPool = new FastSerStringPool() };
        var uri = new Uri("https://example.com/");
        Assert.Equal(uri, FastSerializer.Deserialize<Uri>(FastSerializer.Serialize(uri), options));
        var builder = FastSerializer.Deserialize<System.Text.StringBuilder>(FastSerializer.Serialize(new System.Text.StringBuilder("text")), options)!;
        builder[0] = 'T';
        Assert.Equal("text", FastSerializer.Deserialize<string>(FastSerializer.Serialize("text"), options));
        Assert.Equal(
            CultureInfo.GetCultureInfo("de"), FastSerializer.Deserialize<CultureInfo>(FastSerializer.Serialize(CultureInfo.GetCultureInfo("de")), options));
    }
}
