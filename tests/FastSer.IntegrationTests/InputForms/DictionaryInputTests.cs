using System.IO.Pipelines;
using FastSer.CompilerServices;
using FastSer.Windows;
using static FastSer.IntegrationTests.InputForms.ElementInputTests;

[assembly: FastSerRoot(typeof(Dictionary<int, int>))]
[assembly: FastSerRoot(typeof(Dictionary<string, FastSer.IntegrationTests.InputForms.ElementInputTests.Entry?>))]
[assembly: FastSerRoot(typeof(Dictionary<long, FastSer.IntegrationTests.InputForms.ElementInputTests.Reading>))]

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Root dictionaries whose entries are read while their bytes arrive.</summary>
[Trait("Promise", "P29")]
public sealed class DictionaryInputTests
{
    private const int Count = 200_000;

    private static readonly Dictionary<long, Reading> s_readings =
        Enumerable.Range(0, Count).ToDictionary(static i => (long)i, static i => new Reading(i, $"the text of number {i}"));

    private static readonly Dictionary<string, Entry?> s_entries =
        Enumerable.Range(0, Count).ToDictionary(static i => $"key {i}", static i => i % 7 == 0 ? null : new Entry(i) { Name = "some name", Tags = ["a", "b"] });

    [DeepTheory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task BytesOfALongDictionaryAreNotHeld(bool isAsync)
    {
        await Check(s_readings);
        await Check(s_entries);

        async Task Check<T>(T value)
        {
            var bytes = FastSerializer.Serialize(value);
            Assert.InRange(bytes.Length, 4 * InputWindow.SmallestInput, int.MaxValue);
            var stream = new RepeatingStream(bytes, [0], 0);
            var read = isAsync ? await FastSerializer.DeserializeAsync<T>(stream) : FastSerializer.Deserialize<T>(stream);
            Assert.Equal(bytes, FastSerializer.Serialize(read));
            Assert.InRange(stream.LongestRequest, 1, 2 * InputWindow.SmallestInput);
        }
    }

    [Fact]
    public async Task BytesOfALongDictionaryInAPipeAreNotHeld()
    {
        var bytes = FastSerializer.Serialize(s_readings);
        using var pool = new CountingPool();
        var pipe = PipeReader.Create(new RepeatingStream(bytes, [0], 0), new StreamPipeReaderOptions(pool));

        var read = await FastSerializer.DeserializeAsync<Dictionary<long, Reading>>(pipe);

        Assert.Equal(Count, read.Count);
        Assert.InRange(pool.MostRented, 1, 2 * InputWindow.SmallestInput);
    }

    [DeepFact]
    public void LongDictionariesGiveTheSameWhenDamaged()
    {
        ElementMutations.AssertSameWhenDamaged(s_readings, 8);
        ElementMutations.AssertSameWhenDamaged(s_entries, 8);
    }

    [Fact]
    public void KeyThatIsThereTwiceIsNamedAtItsPlace()
    {
        var bytes = FastSerializer.Serialize(s_readings);
        var second = FastSerializer.Serialize(new Dictionary<long, Reading> { [77] = new(1, "again") });
        byte[] twice = [255, .. BitConverter.GetBytes(Count + 2), .. bytes.AsSpan(5), .. second.AsSpan(1)];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Dictionary<long, Reading>>(new RepeatingStream(twice, [0], 0)));

        Assert.Equal((FastSerErrorCode.DuplicateKey, bytes.Length), (exception.Code, exception.Offset));
        Assert.Equal($"[{Count}].Key", exception.MemberPath);
        ElementMutations.AssertSame<Dictionary<long, Reading>>(twice, null, new Random(1));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task NothingIsAllocatedForEntriesThatDoNotArrive(bool isAsync)
    {
        byte[] header = [255, .. BitConverter.GetBytes(Array.MaxLength)];
        foreach (var count in new[] { 0, 3_000_000 })
        {
            var stream = new RepeatingStream(header, [0], count);
            var before = GC.GetAllocatedBytesForCurrentThread();
            var exception = await Assert.ThrowsAsync<FastSerException>(async () =>
                _ = isAsync ? await FastSerializer.DeserializeAsync<Dictionary<long, Reading>>(stream)
                    : FastSerializer.Deserialize<Dictionary<long, Reading>>(stream));
            Assert.Equal((FastSerErrorCode.Truncated, 0L), (exception.Code, exception.Offset));
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 10_000_000);
        }
    }

    [Theory]
    [Trait("Promise", "P8")]
    [InlineData(false)]
    [InlineData(true)]
    public void KeysThatCollideAreGuardedHoweverTheyArrive(bool knowsLength)
    {
        // All in one bucket of a dictionary that has room for them.
        const int Keys = 10_000;
        var buckets = new Dictionary<int, int>(Keys).EnsureCapacity(0);
        var value = Enumerable.Range(0, Keys).ToDictionary(i => i * buckets, static i => i);
        var bytes = FastSerializer.Serialize(value);
        Assert.NotSame(EqualityComparer<int>.Default, FastSerializer.Deserialize<Dictionary<int, int>>(bytes).Comparer);

        var serializer = SerializerCache<Dictionary<int, int>>.Instance;
        var read = FastSer.Serializers.StreamEngine.ParseArriving(
            serializer, new TrickleStream(bytes, new Random(1), 1000), null, known: knowsLength ? bytes.Length : 0, smallest: 4096);

        Assert.NotSame(EqualityComparer<int>.Default, read.Comparer);
        Assert.Equal(value, read);
    }

    [Fact]
    public void NullAndEmptyDictionariesAreRead()
    {
        Assert.Null(FastSerializer.Deserialize<Dictionary<int, int>>(new RepeatingStream([0], [0], 0)));
        Assert.Empty(FastSerializer.Deserialize<Dictionary<int, int>>(new RepeatingStream([1], [0], 0)));
    }
}
