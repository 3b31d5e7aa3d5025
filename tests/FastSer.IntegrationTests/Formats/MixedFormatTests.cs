namespace FastSer.IntegrationTests.Formats;

/// <summary>Types of each format that hold types of the others.</summary>
public sealed class MixedFormatTests
{
    [Fact]
    public void CompactInTolerantIsReadBack() => RoundTrip(new TolerantOuter
    {
        Count = 3,
        Inner = new CompactInner(-7, "seven", [1, -70_000, 3]),
        Many = [new CompactInner(1, null, null), null],
        Last = "end",
    });

    [Fact]
    public void TolerantInCompactIsReadBack() => RoundTrip(new CompactOuter
    {
        Flag = true,
        Inner = new TolerantInner { Name = "n", Size = 5 },
        Many = [new TolerantInner(), null, new TolerantInner { Size = -1 }],
        Last = 9,
    });

    [Fact]
    public void AllThreeFormatsNest() => RoundTrip(new FastOuter
    {
        Compact = new CompactOuter { Inner = new TolerantInner { Name = "x" } },
        Tolerant = new TolerantOuter { Inner = new CompactInner(2, "y", []) },
        Last = 4,
    });

    [Fact]
    public void EveryPrefixIsRefused()
    {
        var bytes = FastSerializer.Serialize(new FastOuter
        {
            Compact = new CompactOuter { Inner = new TolerantInner { Name = "x", Size = 300 } },
            Tolerant = new TolerantOuter { Inner = new CompactInner(2, "y", [1, 2, 3]) },
            Last = 4,
        });
        for (var length = 0; length < bytes.Length; length++)
        {
            Assert.False(FastSerializer.TryDeserialize<FastOuter>(bytes.AsSpan(0, length), out _, out var error));
            Assert.NotEqual(FastSerErrorCode.None, error.Code);
        }
    }

    private static void RoundTrip<T>(T value)
        where T : class
    {
        var bytes = FastSerializer.Serialize(value);

        var read = FastSerializer.Deserialize<T>(bytes);

        Assert.Null(DeepEquality.FirstDifference(value, read));
        Assert.Equal(bytes, FastSerializer.Serialize(read));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes));
    }
}
