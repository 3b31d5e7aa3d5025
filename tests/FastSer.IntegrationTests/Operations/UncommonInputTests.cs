using System.Collections;
using System.Collections.Specialized;
using System.Text;
using System.Text.Json;

namespace FastSer.IntegrationTests.Operations;

/// <summary>Inputs and calls that other tests do not have: each takes a branch of its own.</summary>
public sealed partial class UncommonInputTests
{
    [Fact]
    public void ArraysOfTheSameLengthAreFilledAgain()
    {
        var bytes = FastSerializer.Serialize(new Rows { Names = ["a", null], Places = [new(1, 2), new(3, 4)] });
        var names = new string?[2];
        var places = new Place[2];
        var value = new Rows { Names = names, Places = places };
        FastSerializer.Populate(bytes, ref value);

        Assert.Same(names, value.Names);
        Assert.Same(places, value.Places);
        Assert.Equal<string?[]>(["a", null], names);
        Assert.Equal<Place[]>([new(1, 2), new(3, 4)], places);
    }

    [Fact]
    public void ArraysOfAnotherLengthAreReplaced()
    {
        foreach (var count in (int[])[0, 1, 3])
        {
            var written = new Rows { Names = new string?[count], Places = new Place[count] };
            var value = new Rows { Names = ["a", "b"], Places = [new(1, 2), new(3, 4)] };
            FastSerializer.Populate(FastSerializer.Serialize(written), ref value);

            Assert.Equal(written.Names, value.Names);
            Assert.Equal(written.Places, value.Places);
        }

        var none = new Rows { Names = ["a"], Places = [default] };
        FastSerializer.Populate(FastSerializer.Serialize(new Rows()), ref none);
        Assert.Null(none.Names);
        Assert.Null(none.Places);
    }

    [Fact]
    public void NullIsNoKeyOfASortedDictionary()
    {
        var bytes = FastSerializer.Serialize(new List<KeyValuePair<string?, int>> { new(null, 1) });

        Assert.False(FastSerializer.TryDeserialize<SortedDictionary<string, int>>(bytes, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidValue, error.Code);
    }

    [Fact]
    public void NullIsNoValueInAListOfValuesOfAName() => AssertRefused<NameValueCollection>(
        FastSerializer.Serialize(new List<KeyValuePair<string?, List<string?>?>> { new("a", [null]) }));

    /// <summary>An element that is undefined is a text without characters; there is none without a text.</summary>
    [Fact]
    public void JsonElementHasAText() => AssertRefused<JsonElement>([0]);

    [Fact]
    public void SizeInTheHeadOfCompressedDataIsInItsShortestForm()
    {
        byte[] data = [(byte)FastSerCompressionAlgorithm.Brotli, 255, 5, 0, 0, 0, 0];
        var error = Assert.Throws<FastSerException>(() => FastSerCompression.GetDecompressedSize(data));

        Assert.Equal((FastSerErrorCode.InvalidLength, 1), (error.Code, error.Offset));
    }

    [Fact]
    public void ViewIsNotCopiedToAShorterSpan()
    {
        var bytes = FastSerializer.Serialize(new Numbers { Values = [1, 2, 3] });

        Assert.Throws<ArgumentException>(() => Numbers.View(bytes).Values.CopyTo(new int[2]));
    }

    [Fact]
    public void StreamThatIsOnlyReadTakesNoMoreItems()
    {
        using var stream = new MemoryStream(new byte[4], writable: false);

        Assert.Throws<ArgumentException>(() => FastSerStreamWriter.OpenAppend<int>(stream));
    }

    /// <summary>An item that is not all in the buffer of a stream that can seek is read through a window.</summary>
    [Fact]
    public void ProgressCountsItemsThatAreReadThroughAWindow()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(new Rows { Names = [.. Enumerable.Repeat("a name of some length", 100_000)] });
        }

        stream.Position = 0;
        var last = new LastReport();
        using var reader = new FastSerStreamReader(stream, new FastSerStreamOptions { Progress = last });
        Assert.Equal(100_000, reader.Read<Rows>().Names!.Length);
        Assert.Equal(stream.Length, last.Value);
    }

    [Fact]
    public void RoundTripWithAChecksumNamesTheMemberThatChanges()
    {
        var options = new FastSerializerOptions { Checksum = true };
        var value = new Growing { Name = "a", Count = 1 };
        var error = Assert.Throws<FastSerException>(() => FastSerAssert.RoundTrips(value, options));
        var headSize = FastSerializer.Serialize(value, options).Length - FastSerializer.Serialize(value).Length;

        Assert.Equal((FastSerErrorCode.RoundTripMismatch, nameof(Growing.Count)), (error.Code, error.MemberPath));
        Assert.Equal(headSize + 1, error.Offset);
    }

    [Fact]
    public void NumbersOfObjectsAreInTheirShortestForm()
    {
        var shared = new Shared();
        var bytes = FastSerializer.Serialize(new List<Shared> { shared, shared });
        byte[] longer = [.. bytes[..^1], 255, bytes[^1], 0, 0, 0];

        Assert.False(FastSerializer.TryDeserialize<List<Shared>>(longer, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidLength, error.Code);
    }

    [Fact]
    public void IntegersOfThePlatformPassThroughJson()
    {
        var bytes = FastSerializer.Serialize(new Platform
        {
            Signed = [1, -1, 300], Unsigned = [1, 300], Characters = ['a', '\u0413'], Flags = [true],
            Grid = new nint[,] { { 1, -300 } }, Counts = new nuint[,] { { 1 }, { 300 } },
        });

        Assert.Equal(bytes, FastSerializer.FromJson<Platform>(FastSerializer.ToJson<Platform>(bytes)));
    }

    [Fact]
    public void TextOfTwoCharactersIsNoRune() =>
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Platform>("{\"Rune\":\"ab\"}"));

    /// <summary>Items that are longer than the buffer have memory of their own, which is kept for the next one and may be too short for it.</summary>
    [Fact]
    public void EachLongItemFindsMemory()
    {
        int[] sizes = [2_000_000, 6_000_000, 3_000_000, 7_000_000];
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.WriteAll(sizes.Select(static size => new byte[size]));
        }

        using var reader = new FastSerStreamReader(new TrickleStream(stream.ToArray(), new Random(1), 1_000_000));
        Assert.Equal(sizes, reader.ReadAll<byte[]>().Select(static item => item.Length));
    }

    [Fact]
    public void ItemOfTooManyBytesIsRefusedBeforeAllOfItIsEncoded()
    {
        var stream = new MemoryStream();
        using var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { MaxItemSize = 100_000 });
        var error = Assert.Throws<FastSerException>(() => writer.Write(new Rows { Names = [.. Enumerable.Repeat("a name of some length", 1_000_000)] }));

        Assert.Equal(FastSerErrorCode.ValueTooLarge, error.Code);
        writer.Write(new Rows());
        writer.Flush();
        Assert.Equal(3, stream.Length);
    }

    /// <summary>Keys that are not equal may have the same place in an order.</summary>
    [Fact]
    public void KeysOfSortedListsDifferByTheirOrder()
    {
        var bytes = FastSerializer.Serialize(new HashedRanks { Ranks = new Hashtable { [new Rank { Level = 1 }] = 1, [new Rank { Level = 1 }] = 2 } });

        Assert.False(FastSerializer.TryDeserialize<SortedRanks>(bytes, out _, out var error));
        Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);
        Assert.False(FastSerializer.TryDeserialize<ListedRanks>(bytes, out _, out error));
        Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);
    }

    private static void AssertRefused<T>(byte[] bytes)
    {
        Assert.False(FastSerializer.TryDeserialize<T>(bytes, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidValue, error.Code);
    }

    [FastSerType]
    public sealed partial class Rows
    {
        public string?[]? Names { get; set; }
        public Place[]? Places { get; set; }
    }

    [FastSerType]
    public readonly partial record struct Place(int X, short Y);

    [FastSerType]
    public sealed partial class Growing
    {
        private int _count;

        public string? Name { get; set; }

        public int Count
        {
            get => _count;
            set => _count = value + 1;
        }
    }

    [FastSerType]
    internal sealed partial class Rank : IComparable
    {
        public int Level { get; set; }

        public int CompareTo(object? obj) => Level.CompareTo(((Rank)obj!).Level);
    }

    [FastSerType]
    internal sealed partial class HashedRanks
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(Rank))]
        public Hashtable? Ranks { get; set; }
    }

    [FastSerType]
    internal sealed partial class SortedRanks
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(Rank))]
        public SortedList? Ranks { get; set; }
    }

    [FastSerType]
    internal sealed partial class ListedRanks
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(Rank))]
        public RankList? Ranks { get; set; }
    }

    internal sealed class RankList : SortedList;

    [FastSerType(References = true)]
    public sealed partial class Shared
    {
        public int Id { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Platform
    {
        public nint[]? Signed { get; set; }
        public nuint[]? Unsigned { get; set; }
        public char[]? Characters { get; set; }
        public bool[]? Flags { get; set; }
        public nint[,]? Grid { get; set; }
        public nuint[,]? Counts { get; set; }
        public Rune Rune { get; set; }
    }

    [FastSerType(View = true)]
    public sealed partial class Numbers
    {
        public int[]? Values { get; set; }
    }

    private sealed class LastReport : IProgress<long>
    {
        public long Value { get; private set; }

        public void Report(long value) => Value = value;
    }
}
