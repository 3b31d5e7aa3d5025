using System.IO.Pipelines;
using FastSer.Windows;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Root lists and arrays whose elements are read while their bytes arrive.</summary>
[Trait("Promise", "P29")]
public sealed partial class ElementInputTests
{
    private const int Long = 64 * 1024 * 1024;

    private static readonly int s_arriving = TestDepth.Choose(all: 3_000_000, quick: 1_000_000);

    private static readonly Entry s_entry = new(7) { Name = "the name of the entry, which is no short one", Tags = ["a", null, "some tag", "another one"] };

    [DeepTheory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task BytesOfALongListAreNotHeld(bool isAsync)
    {
        Assert.All(await Read(s_entry, isAsync), static (read, i) => Assert.True(i % 1000 != 0 || s_entry.Tags!.SequenceEqual(read.Tags!)));
        await Read(new Reading(7, new string('x', 50)), isAsync);
        await Read<Message>(new Note("text", new byte[70]), isAsync);
        await Read(new Holder<int> { Content = 5, Next = new() { Next = new() { Next = new() } } }, isAsync);
        await Read(new Checked(true, 5), isAsync);
        await Read(7L, isAsync);
    }

    [DeepFact]
    public async Task BytesOfALongListInAPipeAreNotHeld()
    {
        var stream = StreamOf(s_entry, out var count);
        using var pool = new CountingPool();
        var pipe = PipeReader.Create(stream, new StreamPipeReaderOptions(pool));

        var read = await FastSerializer.DeserializeAsync<List<Entry>>(pipe);

        Assert.Equal(count, read.Count);
        Assert.InRange(pool.MostRented, 1, 2 * InputWindow.SmallestInput);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task LongElementsTakeTwiceTheirSize(bool isAsync)
    {
        const int Size = 10_000_000;
        var element = FastSerializer.Serialize<Message>(new Note("text", new byte[Size]));
        var stream = new RepeatingStream([6], element, 5);

        var read = isAsync ? await FastSerializer.DeserializeAsync<List<Message>>(stream) : FastSerializer.Deserialize<List<Message>>(stream);

        Assert.All(read, static message => Assert.Equal(Size, Assert.IsType<Note>(message).Attachment!.Length));
        Assert.InRange(stream.LongestRequest, 1, 4 * Size);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task NothingIsAllocatedForElementsThatDoNotArrive(bool isAsync)
    {
        byte[] header = [255, .. BitConverter.GetBytes(Array.MaxLength)];
        await Check<List<Reading>>();
        await Check<Reading[]>();
        await Check<IReadOnlyList<Reading>>();
        await Check<int[]>();
        await Check<List<byte>>();
        await Check<Checked[]>();
        await Check<List<string>>();
        await Check<List<Entry>>();

        async Task Check<T>()
        {
            var stream = new RepeatingStream(header, [0], s_arriving);
            var before = GC.GetAllocatedBytesForCurrentThread();
            var exception = await Assert.ThrowsAsync<FastSerException>(() => Parse<T>(stream, isAsync));
            Assert.Equal(FastSerErrorCode.Truncated, exception.Code);
            Assert.Equal(0, exception.Offset);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 40 * s_arriving);
        }
    }

    [Fact]
    public async Task EndlessStreamEndsAtItsFirstFault()
    {
        foreach (var isAsync in new[] { false, true })
        {
            var good = FastSerializer.Serialize(new Reading(1, "text"));
            byte[] front = [255, .. BitConverter.GetBytes(100_002), .. Enumerable.Repeat(good, 100_000).SelectMany(static item => item), 7];
            var stream = new RepeatingStream(front, [0], long.MaxValue / 2);

            var exception = await Assert.ThrowsAsync<FastSerException>(() => Parse<List<Reading>>(stream, isAsync));

            Assert.Equal("[100000]", exception.MemberPath);
            Assert.Equal(front.Length - 1, exception.Offset);
            Assert.InRange(stream.Delivered, front.Length, 4 * InputWindow.SmallestInput);

            front = [255, .. BitConverter.GetBytes(100_001), .. front.AsSpan(5, front.Length - 6)];
            stream = new RepeatingStream(front, [0], long.MaxValue / 2);
            exception = await Assert.ThrowsAsync<FastSerException>(() => Parse<List<Reading>>(stream, isAsync));
            Assert.Equal(FastSerErrorCode.TrailingBytes, exception.Code);
        }
    }

    [Fact]
    public async Task NullEmptyAndListsOfNullsAreRead()
    {
        Assert.Null(await FastSerializer.DeserializeAsync<List<Entry>>(new RepeatingStream([0], [0], 0)));
        Assert.Empty(await FastSerializer.DeserializeAsync<List<Entry>>(new RepeatingStream([1], [0], 0)));
        foreach (var count in new[] { InputWindow.SmallestInput - 6, InputWindow.SmallestInput - 5, TestDepth.Choose(all: 5_000_000, quick: 500_000) })
        {
            byte[] header = [255, .. BitConverter.GetBytes(count + 1)];
            var nulls = new RepeatingStream(header, [0], count);
            Assert.Equal(count, (await FastSerializer.DeserializeAsync<List<Entry>>(nulls)).Count(static entry => entry is null));
            nulls = new RepeatingStream(header, [0], count);
            Assert.Equal(count, (await FastSerializer.DeserializeAsync<Reading[]>(nulls)).Count(static item => item is null));
            var trues = new RepeatingStream(header, [1], count);
            Assert.Equal(count, (await FastSerializer.DeserializeAsync<bool[]>(trues)).Count(static item => item));
            var trailing = new RepeatingStream(header, [0], count + 1);
            var exception = await Assert.ThrowsAsync<FastSerException>(() => FastSerializer.DeserializeAsync<List<Reading>>(trailing).AsTask());
            Assert.Equal((FastSerErrorCode.TrailingBytes, count + header.Length), (exception.Code, exception.Offset));
        }

        var full = new RepeatingStream([0], [0], 2_000_000);
        Assert.Equal(1, (await Assert.ThrowsAsync<FastSerException>(() => FastSerializer.DeserializeAsync<List<Reading>>(full).AsTask())).Offset);
    }

    [Fact]
    public void ConstructorsRunTwiceAndExceptionsAreThrownForFewElements()
    {
        var journal = new List<string?>();
        var item = FastSerializer.Serialize(new Counted(new string('x', 100)));
        var count = 200_000;
        var thread = Environment.CurrentManagedThreadId;
        var exceptions = 0;
        AppDomain.CurrentDomain.FirstChanceException += Count;
        Counted.Constructed = 0;
        var read = FastSerializer.Deserialize<List<Counted>>(
            new RepeatingStream([255, .. BitConverter.GetBytes(count + 1)], item, count), new FastSerializerOptions { State = journal });
        AppDomain.CurrentDomain.FirstChanceException -= Count;

        Assert.Equal(count, read.Count);
        Assert.InRange(Counted.Constructed, count, count + 2);
        Assert.InRange(journal.Count, count, count + 2);
        Assert.InRange(exceptions, 0, 2);

        void Count(object? sender, System.Runtime.ExceptionServices.FirstChanceExceptionEventArgs e) =>
            exceptions += Environment.CurrentManagedThreadId == thread ? 1 : 0;
    }

    [Fact]
    public void StringPoolServesAllElements()
    {
        var bytes = FastSerializer.Serialize(Enumerable.Repeat(new Reading(1, "the same text"), 200_000).ToList());
        var options = new FastSerializerOptions { StringPool = new FastSerStringPool(64) };

        var read = FastSerializer.Deserialize<List<Reading>>(new TrickleStream(bytes, new Random(1), 100_000), options);

        Assert.Same(read[0].Text, read[^1].Text);
    }

    [Fact]
    public async Task FaultsAndCancellationsOfTheSourcePass()
    {
        using var canceled = new CancellationTokenSource();
        var source = new HookedStream(StreamOf(s_entry, out _), 5_000_000, canceled.Cancel);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => FastSerializer.DeserializeAsync<List<Entry>>(source, cancellationToken: canceled.Token).AsTask());

        foreach (var isAsync in new[] { false, true })
        {
            source = new HookedStream(StreamOf(s_entry, out _), 5_000_000, static () => throw new IOException("As asked."));
            await Assert.ThrowsAsync<IOException>(() => Parse<List<Entry>>(source, isAsync));
        }

        var pipe = PipeReader.Create(new HookedStream(StreamOf(s_entry, out _), 5_000_000, static () => throw new IOException("As asked.")));
        await Assert.ThrowsAsync<IOException>(() => FastSerializer.DeserializeAsync<List<Entry>>(pipe).AsTask());
    }

    [DeepFact]
    public async Task ArraysOfAKnownLengthAreAllocatedOnce()
    {
        const int Count = 8_000_000;
        await Check<long[]>(BitConverter.GetBytes(5L), sizeof(long));
        await Check<List<Checked>>(FastSerializer.Serialize(new Checked(true, 7)), 16);
        await Check<List<Reading?>>([0], IntPtr.Size);

        async Task Check<T>(byte[] item, int slot)
        {
            var stream = new RepeatingStream([255, .. BitConverter.GetBytes(Count + 1)], item, Count) { HasLength = true };
            var before = GC.GetAllocatedBytesForCurrentThread();
            var read = await FastSerializer.DeserializeAsync<T>(stream);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, (long)Count * slot, ((long)Count * slot) + 16_000_000);
            GC.KeepAlive(read);
        }
    }

    [Fact]
    public async Task StatedLengthsOfAnyKindGiveTheSame()
    {
        var bytes = FastSerializer.Serialize(Enumerable.Range(0, 100_000).Select(static i => new Reading(i, $"text {i}")).ToList());
        foreach (var length in new[] { 0, 1, bytes.Length - 1L, bytes.Length + 1L, long.MaxValue })
        {
            var stream = new RepeatingStream(bytes, [0], 0) { HasLength = true, StatedLength = length };
            Assert.Equal(bytes, FastSerializer.Serialize(await FastSerializer.DeserializeAsync<List<Reading>>(stream)));
        }
    }

    [Fact]
    public void ElementsAreAsDeepAsInTheWhole()
    {
        var chain = new Holder<int>();
        for (var i = 0; i < 9; i++)
        {
            chain = new Holder<int> { Next = chain };
        }

        var bytes = FastSerializer.Serialize(Enumerable.Repeat(chain, TestDepth.Choose(all: 100_000, quick: 20_000)).ToList());
        foreach (var depth in new[] { 9, 10 })
        {
            var options = new FastSerializerOptions { MaxDepth = depth };
            ElementMutations.AssertSame<List<Holder<int>>>(bytes, options, new Random(1));
        }
    }

    private static async Task<List<T>> Read<T>(T element, bool isAsync)
    {
        var stream = StreamOf(element, out var count);
        var read = await Parse<List<T>>(stream, isAsync);
        Assert.Equal(count, read.Count);
        Assert.InRange(stream.LongestRequest, 1, 4 * InputWindow.SmallestInput);
        return read;
    }

    private static async Task<T> Parse<T>(Stream stream, bool isAsync) =>
        isAsync ? await FastSerializer.DeserializeAsync<T>(stream) : FastSerializer.Deserialize<T>(stream);

    private static RepeatingStream StreamOf<T>(T element, out int count)
    {
        var item = FastSerializer.Serialize(element);
        count = Long / item.Length;
        return new RepeatingStream([255, .. BitConverter.GetBytes(count + 1)], item, count);
    }
}
