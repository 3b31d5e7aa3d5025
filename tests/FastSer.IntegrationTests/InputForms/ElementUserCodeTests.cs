using System.IO.Pipelines;

[assembly: FastSer.FastSerRoot(typeof(List<FastSer.IntegrationTests.InputForms.ElementUserCodeTests.Picky>))]
[assembly: FastSer.FastSerRoot(typeof(Dictionary<short, string>))]

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Elements that are read as they arrive: user code that throws, and keys that need no guard.</summary>
public sealed partial class ElementUserCodeTests
{
    private const int Count = 40_000;

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(17_123)]
    [InlineData(Count - 1)]
    public async Task ExceptionOfAConstructorNamesItsElement(int place)
    {
        var values = Enumerable.Range(0, Count).Select(number => new Picky(number == place ? 0 : number + 1, mayBeZero: true));
        var bytes = FastSerializer.Serialize(values.ToList());
        var expected = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<Picky>>(bytes));
        Assert.Equal(FastSerErrorCode.UserCode, expected.Code);
        Assert.IsType<ArgumentOutOfRangeException>(expected.InnerException);

        AssertSame(expected, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<Picky>>(new RepeatingStream(bytes, [0], 0))));
        AssertSame(expected, await Assert.ThrowsAsync<FastSerException>(
            async () => await FastSerializer.DeserializeAsync<List<Picky>>(new RepeatingStream(bytes, [0], 0))));
        AssertSame(expected, await Assert.ThrowsAsync<FastSerException>(
            async () => await FastSerializer.DeserializeAsync<List<Picky>>(PipeReader.Create(new RepeatingStream(bytes, [0], 0)))));
    }

    /// <summary>There are at most 65,536 keys of two bytes, so that they need no guard against crowded buckets.</summary>
    [Fact]
    public async Task DictionaryOfShortKeysIsReadAsItArrives()
    {
        var value = Enumerable.Range(short.MinValue, Count).ToDictionary(static number => (short)number, static number => $"text {number}");
        var bytes = FastSerializer.Serialize(value);

        Assert.Equal(value, await FastSerializer.DeserializeAsync<Dictionary<short, string>>(new RepeatingStream(bytes, [0], 0)));
        Assert.Equal(value, await FastSerializer.DeserializeAsync<Dictionary<short, string>>(PipeReader.Create(new RepeatingStream(bytes, [0], 0))));

        // The last key becomes the first one.
        var last = bytes.AsSpan().LastIndexOf(BitConverter.GetBytes((short)(short.MinValue + Count - 1)));
        BitConverter.TryWriteBytes(bytes.AsSpan(last), short.MinValue);
        var expected = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Dictionary<short, string>>(bytes));
        Assert.Equal(FastSerErrorCode.DuplicateKey, expected.Code);
        AssertSame(expected, await Assert.ThrowsAsync<FastSerException>(
            async () => await FastSerializer.DeserializeAsync<Dictionary<short, string>>(PipeReader.Create(new RepeatingStream(bytes, [0], 0)))));
    }

    private static void AssertSame(FastSerException expected, FastSerException actual) => Assert.Equal(
        (expected.Code, expected.Offset, expected.TypeName, expected.MemberPath), (actual.Code, actual.Offset, actual.TypeName, actual.MemberPath));

    /// <summary>A number that must not be zero where it is read.</summary>
    [FastSerType]
    public sealed partial class Picky
    {
        public Picky(int number)
        {
            ArgumentOutOfRangeException.ThrowIfZero(number);
            Number = number;
        }

        internal Picky(int number, bool mayBeZero)
        {
            Assert.True(mayBeZero || number != 0);
            Number = number;
        }

        public int Number { get; }

        public string? Text { get; init; }
    }
}
