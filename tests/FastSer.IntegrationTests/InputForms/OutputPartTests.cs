using System.IO.Pipelines;
using FastSer.CompilerServices;
using FastSer.IntegrationTests.Identity;
using static FastSer.IntegrationTests.InputForms.ElementInputTests;
using static FastSer.IntegrationTests.InputForms.OutputPartTests;

[assembly: FastSerRoot(typeof(List<Person>))]
[assembly: FastSerRoot(typeof(List<Stopping>))]
[assembly: FastSerRoot(typeof(Dictionary<int, Stopping>))]
[assembly: FastSerRoot(typeof(List<Message>))]
[assembly: FastSerRoot(typeof(IEnumerable<Reading>))]

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Long root collections that are sent part by part, so that their bytes are not held.</summary>
[Trait("Promise", "P29")]
public sealed partial class OutputPartTests
{
    private const int Count = 200_000;

    private static readonly List<Reading> s_readings = [.. Enumerable.Range(0, Count).Select(static i => new Reading(i, $"the text of number {i}"))];

    [DeepTheory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task BytesOfLongCollectionsAreNotHeld(bool waits)
    {
        await Check(s_readings);
        await Check<IEnumerable<Reading>>(s_readings);
        await Check<IReadOnlyList<Reading>>(s_readings.ToArray());
        await Check<Entry?[]>([.. s_readings.Select(static (item, i) => i % 9 == 0 ? null : new Entry(i) { Name = item.Text, Tags = ["a", null] })]);
        await Check<IReadOnlyList<Message>>(s_readings.Select(static Message (item) => new Note(item.Text, new byte[item.Id % 30])).ToArray());
        await Check<long[]>([.. Enumerable.Range(0, 2_000_001)]);
        await Check<List<Checked>>([.. s_readings.Select(static item => new Checked(item.Id % 2 == 0, item.Id))]);
        await Check(s_readings.ToDictionary(static item => (long)item.Id));

        async Task Check<T>(T value)
        {
            var expected = FastSerializer.Serialize(value);
            foreach (var options in new[] { null, new FastSerializerOptions { Fingerprint = true } })
            {
                var stream = new PartsStream(waits);
                await FastSerializer.SerializeAsync(stream, value, options);
                Assert.True(stream.ToArray().AsSpan(options is null ? 0 : sizeof(uint)).SequenceEqual(expected));
                Assert.InRange(stream.LongestPart, IncrementalWriter.PartSize / 2, IncrementalWriter.PartSize + 1000);
                Assert.InRange(stream.LongestBuffer, IncrementalWriter.PartSize / 2, 2 * IncrementalWriter.PartSize);
            }
        }
    }

    [DeepFact]
    public async Task BytesOfALongListInAPipeAreNotHeld()
    {
        var expected = FastSerializer.Serialize(s_readings);
        using var pool = new CountingPool();
        var pipe = new Pipe(new PipeOptions(pool));
        var read = new MemoryStream();
        var reading = pipe.Reader.CopyToAsync(read);

        await FastSerializer.SerializeAsync(pipe.Writer, s_readings);
        await pipe.Writer.CompleteAsync();
        await reading;

        Assert.True(read.ToArray().AsSpan().SequenceEqual(expected));
        Assert.InRange(pool.MostRented, IncrementalWriter.PartSize, 3 * IncrementalWriter.PartSize);
    }

    [Fact]
    public async Task LongElementsTakeABufferOfFourTimesTheirSizeAtMost()
    {
        const int Size = 300_000;
        List<Message> value = [.. Enumerable.Repeat(new Note("text", new byte[Size]), IncrementalWriter.LeastCount)];
        var stream = new PartsStream();
        await FastSerializer.SerializeAsync(stream, value);

        Assert.True(stream.ToArray().AsSpan().SequenceEqual(FastSerializer.Serialize(value)));
        Assert.InRange(stream.LongestPart, Size, IncrementalWriter.PartSize + Size);
        Assert.InRange(stream.LongestBuffer, Size, 4 * Size);
    }

    [Fact]
    public async Task OtherValuesAreSentAsAWhole()
    {
        await Check(s_readings.Take(1000).ToList());
        await Check<List<Reading>>([]);
        await Check<List<Reading>?>(null);
        await Check<List<Message>>([.. Enumerable.Repeat(new Note("text", new byte[100_000]), IncrementalWriter.LeastCount - 1)], isLong: true);
        await Check<IEnumerable<Reading>>(s_readings.Select(static item => item), isLong: true);
        Dictionary<int, int[]> lists = new() { [1] = new int[12_000_000] };
        await Check(new Sequences.ManyItems { Texts = [.. s_readings.Select(static item => item.Text!)], Lists = lists }, isLong: true);
        var text = new string('x', 100);
        await Check(Enumerable.Range(0, 20_000).Select(_ => PersonOf(text)).ToList(), isLong: true);

        static async Task Check<T>(T value, bool isLong = false)
        {
            var stream = new PartsStream(waits: isLong);
            await FastSerializer.SerializeAsync(stream, value);
            Assert.True(stream.ToArray().AsSpan().SequenceEqual(FastSerializer.Serialize(value)));
            Assert.Equal(isLong, stream.Parts.Count > 1);
            Assert.All(stream.Parts.SkipLast(1), static part => Assert.InRange(part, 1024 * 1024, 16 * 1024 * 1024));
            Assert.InRange(stream.LongestBuffer, 0, 16 * 1024 * 1024);
        }

        static Person PersonOf(string name)
        {
            var person = Person.Create();
            person.Name = name;
            return person;
        }
    }

    /// <summary>The pieces of a value are sent when all of them are there; those of a call that ended early are nobody's any more.</summary>
    [Fact]
    [Trait("Promise", "P27")]
    public async Task PiecesAreSentWhenAllAreWritten()
    {
        List<Stopping> list = [.. Enumerable.Range(0, 100).Select(static i => new Stopping { Number = i, Content = new byte[100_000] })];
        var expected = FastSerializer.Serialize(list);
        list[^1].Stops = true;
        var stream = new PartsStream();
        await Assert.ThrowsAsync<FastSerException>(() => FastSerializer.SerializeAsync(stream, list).AsTask());
        Assert.Empty(stream.Parts);

        list[^1].Stops = false;
        stream = new PartsStream(waits: true, hookedPart: 1, static () => throw new IOException("As asked."));
        await Assert.ThrowsAsync<IOException>(() => FastSerializer.SerializeAsync(stream, list).AsTask());
        stream = new PartsStream(waits: true);
        await FastSerializer.SerializeAsync(stream, list);
        Assert.True(stream.ToArray().AsSpan().SequenceEqual(expected));
    }

    [Fact]
    [Trait("Promise", "P18")]
    public async Task ElementThatCannotBeWrittenEndsTheCallBehindTheParts()
    {
        List<Stopping> list = [.. Enumerable.Range(0, 200).Select(static i => new Stopping { Number = i, Content = new byte[10_000] })];
        list[^1].Stops = true;
        var good = FastSerializer.Serialize(list[..^1]).AsSpan(1).ToArray();
        await Check(list);
        await Check(list.Select(static (item, i) => (item, i)).ToDictionary(static pair => pair.i, static pair => pair.item), isMap: true);

        async Task Check<T>(T value, bool isMap = false)
        {
            var stream = new PartsStream();
            var exception = await Assert.ThrowsAsync<FastSerException>(() => FastSerializer.SerializeAsync(stream, value).AsTask());
            Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
            Assert.IsType<FormatException>(exception.InnerException);
            Assert.InRange(stream.Length, IncrementalWriter.PartSize, good.Length);
            Assert.True(isMap || good.AsSpan().StartsWith(stream.ToArray().AsSpan(1)));

            stream = new PartsStream();
            await FastSerializer.SerializeAsync(stream, list[..^1]);
            Assert.Equal(good, stream.ToArray()[1..]);
        }
    }

    [Fact]
    [Trait("Promise", "P27")]
    public async Task CollectionsThatChangeBetweenPartsAreRefused()
    {
        foreach (var change in new Action<List<Reading>>[] { static list => list.Clear(), static list => list.Add(s_readings[0]) })
        {
            var list = s_readings.ToList();
            var exception = await Assert.ThrowsAsync<FastSerException>(
                () => FastSerializer.SerializeAsync(new PartsStream(waits: true, 2, () => change(list)), list).AsTask());
            Assert.Equal(FastSerErrorCode.CollectionChanged, exception.Code);
        }

        var map = s_readings.ToDictionary(static item => (long)item.Id);
        var fault = await Assert.ThrowsAsync<FastSerException>(
            () => FastSerializer.SerializeAsync(new PartsStream(waits: true, 2, () => map.Add(-1, s_readings[0])), map).AsTask());
        Assert.IsType<InvalidOperationException>(fault.InnerException);
    }

    [Fact]
    [Trait("Promise", "P18")]
    public async Task FaultsAndCancellationsOfTheStreamPass()
    {
        await Assert.ThrowsAsync<IOException>(() => FastSerializer.SerializeAsync(
            new PartsStream(waits: true, 2, static () => throw new IOException("As asked.")), s_readings).AsTask());

        using var canceled = new CancellationTokenSource();
        var stream = new PartsStream(waits: true, 2, canceled.Cancel);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => FastSerializer.SerializeAsync(stream, s_readings, cancellationToken: canceled.Token).AsTask());
        Assert.Equal(2, stream.Parts.Count);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => FastSerializer.SerializeAsync(stream, s_readings, cancellationToken: canceled.Token).AsTask());
        Assert.Equal(2, stream.Parts.Count);
    }

    [Fact]
    [Trait("Promise", "P18")]
    public async Task PipeThatIsCanceledOrThatNobodyReadsEndsTheCall()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        var writing = FastSerializer.SerializeAsync(pipe.Writer, s_readings).AsTask();
        Assert.False(writing.IsCompleted);
        pipe.Writer.CancelPendingFlush();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writing);

        pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        List<Stopping> elements = [.. Enumerable.Range(0, 200).Select(static i => new Stopping { Number = i, Content = new byte[10_000], Stops = i == 199 })];
        writing = FastSerializer.SerializeAsync(pipe.Writer, elements).AsTask();
        Assert.False(writing.IsCompleted);
        await pipe.Reader.CompleteAsync();
        await writing;
    }

    [FastSerType]
    public sealed partial class Stopping
    {
        public int Number { get => Stops ? throw new FormatException("As asked.") : field; set; }

        public byte[]? Content { get; set; }

        [FastSerIgnore]
        public bool Stops { get; set; }
    }
}
