using System.Globalization;

namespace FastSer.IntegrationTests.Interning;

public sealed class StringPoolTests
{
    private static object? s_kept;

    [Theory]
    [InlineData(1, 2)]
    [InlineData(2, 2)]
    [InlineData(3, 4)]
    [InlineData(1000, 1024)]
    [InlineData(1 << 20, 1 << 20)]
    public void SlotsAreRoundedUp(int slots, int expected) => Assert.Equal(expected, new FastSerStringPool(slots).Slots);

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData((1 << 20) + 1)]
    [InlineData(int.MaxValue)]
    public void SlotsAreInARange(int slots) => Assert.Throws<ArgumentOutOfRangeException>(() => new FastSerStringPool(slots));

    [Fact]
    public void HitsAndMissesAreCounted()
    {
        var pool = new FastSerStringPool(16);
        Read(["one", "two", "one", null, "", "x", new string('y', 65), "one"], pool);
        Assert.Equal((2, 2), (pool.Hits, pool.Misses));
        Read(["two"], pool);
        Assert.Equal((3, 2), (pool.Hits, pool.Misses));
        pool.Clear();
        Assert.Equal((0, 0), (pool.Hits, pool.Misses));
        Read(["two"], pool);
        Assert.Equal((0, 1), (pool.Hits, pool.Misses));
    }

    [OptimizedFact]
    public void SecondReadAllocatesNoStrings()
    {
        var options = new FastSerializerOptions { StringPool = new FastSerStringPool(256) };
        string?[] texts = [.. Enumerable.Range(10, 90).Select(static i => "text number " + i), "\u0416\u0416", new string('z', 64)];
        var bytes = FastSerializer.Serialize(texts);
        _ = FastSerializer.Deserialize<string[]>(bytes, options);

        var array = Allocation.Of(() => s_kept = new string[texts.Length]);
        Assert.Equal(array, Allocation.Of(() => s_kept = FastSerializer.Deserialize<string[]>(bytes, options)));
        Assert.NotNull(s_kept);
    }

    /// <summary>As many strings as nine tenths of the slots find places in which they do not displace each other.</summary>
    [Theory]
    [InlineData(1024, 512)]
    [InlineData(1024, 900)]
    [InlineData(64, 32)]
    public void StringsThatRepeatAreFoundInTheEnd(int slots, int strings)
    {
        var pool = new FastSerStringPool(slots);
        string[] texts = [.. Enumerable.Range(0, strings).Select(static i => string.Create(CultureInfo.InvariantCulture, $"name {i} of many"))];
        for (var i = 0; i < 300; i++)
        {
            Read(texts, pool);
        }

        pool.Clear();
        for (var i = 0; i < 300; i++)
        {
            Read(texts, pool);
        }

        var (hits, misses) = (pool.Hits, pool.Misses);
        Read(texts, pool);
        Assert.InRange(pool.Hits - hits, strings * 0.9, strings);
        Assert.InRange(pool.Misses - misses, 0, strings * 0.1);
    }

    [Fact]
    public void EverNewStringsAreNotLookedUpForLong()
    {
        var pool = new FastSerStringPool(64);
        for (var i = 0; i < 1000; i++)
        {
            Read([.. Enumerable.Range(0, 100).Select(n => string.Create(CultureInfo.InvariantCulture, $"new {i}, {n}"))], pool);
        }

        // 64 of the beginning, and 32 of each trial, one in 8,192 strings or less.
        Assert.InRange(pool.Misses, 64, 64 + (32 * ((100_000 / 8192) + 3)));
        Assert.Equal(0, pool.Hits);
    }

    [Fact]
    public void StringsThatBeginToRepeatAreFoundAgain()
    {
        var pool = new FastSerStringPool(64);
        Read([.. Enumerable.Range(0, 10_000).Select(static i => string.Create(CultureInfo.InvariantCulture, $"new {i}"))], pool);
        var misses = pool.Misses;
        string[] same = [.. Enumerable.Repeat("the same", 100)];
        for (var i = 0; i < 200; i++)
        {
            Read(same, pool);
        }

        Assert.InRange(pool.Hits, 5_000, 20_000);
        Assert.InRange(pool.Misses, misses, misses + 40);
    }

    [Fact]
    public void MembersThatAreMarkedStopLookingToo()
    {
        var pool = new FastSerStringPool(64);
        var options = new FastSerializerOptions { StringPool = pool };
        for (var i = 0; i < 100; i++)
        {
            var list = Enumerable.Range(0, 1000).Select(n => (string?)string.Create(CultureInfo.InvariantCulture, $"fresh {i}, {n}")).ToList();
            Assert.Equal(list, FastSerializer.Deserialize<InternedStrings>(FastSerializer.Serialize(new InternedStrings { List = list }), options)!.List);
            Assert.Equal(list, FastSerializer.Deserialize<InternedCompact>(FastSerializer.Serialize(new InternedCompact(null, list, 1)), options)!.List);
        }

        Assert.InRange(pool.Misses, 64, 64 + (32 * ((220_000 / 8192) + 3)));
    }

    [Trait("Needs", "threads")]
    [Trait("Promise", "P19")]
    [Fact]
    public void ThreadsShareAPool()
    {
        var pool = new FastSerStringPool(32);
        var options = new FastSerializerOptions { StringPool = pool };
        string[] texts = [.. Enumerable.Range(0, 200).Select(static i => new string((char)('a' + (i % 26)), 1 + (i % 70)) + (i % 3 == 0 ? "\u0416" : ""))];
        var bytes = FastSerializer.Serialize(texts);
        Parallel.For(0, 16, _ =>
        {
            for (var i = 0; i < 300; i++)
            {
                Assert.Equal(texts, FastSerializer.Deserialize<string[]>(bytes, options));
                if (i % 50 == 0)
                {
                    pool.Clear();
                }
            }
        });
    }

    private static void Read(string?[] texts, FastSerStringPool pool) =>
        Assert.Equal(texts, FastSerializer.Deserialize<string?[]>(FastSerializer.Serialize(texts), new FastSerializerOptions { StringPool = pool }));
}
