using System.IO.Pipelines;
using FastSer.CompilerServices;
using FastSer.IntegrationTests.Sequences;
using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Every form of input gives the value that the span gives, or its error.</summary>
[Trait("Promise", "P14")]
[Trait("Promise", "P29")]
public sealed class InputFormTests
{
    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void SmallestWindowGivesTheSameValueOrNone(string name) => TestCases.Get(name).Accept(new WindowCheck());

    [Theory]
    [InlineData("Wide")]
    [InlineData("Tree")]
    [InlineData("ScalarArrays")]
    [InlineData("ScalarLists")]
    [InlineData("JaggedStrings")]
    [InlineData("ListOfDictionary")]
    [InlineData("IntThenDateTimeList")]
    [InlineData("SystemValues")]
    [InlineData("IMessage")]
    [InlineData("TolerantNoteList")]
    [InlineData("TolerantOrder")]
    [InlineData("TolerantWide")]
    [InlineData("TolerantTree")]
    [InlineData("TolerantDrawing")]
    [InlineData("TolerantCollections")]
    [InlineData("KeepingNote")]
    public void SmallestWindowIsEnoughWhereNoFormatterIsInTheWay(string name) =>
        TestCases.Get(name).Accept(new WindowCheck(mustRead: true));

    [Fact]
    public void StreamIsReadFromItsPositionToItsEnd()
    {
        var bytes = FastSerializer.Serialize("text");
        var stream = new MemoryStream();
        stream.Write([9, 9, .. bytes]);
        stream.Position = 2;

        Assert.Equal("text", FastSerializer.Deserialize<string>(stream));
        Assert.Equal(stream.Length, stream.Position);
    }

    [Fact]
    public async Task CanceledReadOfAPipeLeavesItsBytes()
    {
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(FastSerializer.Serialize(5).AsMemory(0, 2));
        var read = FastSerializer.DeserializeAsync<int>(pipe.Reader).AsTask();
        pipe.Reader.CancelPendingRead();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => read);
        await pipe.Writer.WriteAsync(FastSerializer.Serialize(5).AsMemory(2));
        await pipe.Writer.CompleteAsync();
        Assert.Equal(5, await FastSerializer.DeserializeAsync<int>(pipe.Reader));
    }

    [Fact]
    public async Task CancellationEndsAnAsynchronousRead()
    {
        using var canceled = new CancellationTokenSource();
        await canceled.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => FastSerializer.DeserializeAsync<int>(Stream.Null, cancellationToken: canceled.Token).AsTask());
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void LargeInputsAreReadThroughAWindow(bool isFaulty)
    {
        var value = Enumerable.Range(0, 300)
            .Select(static i => new Dictionary<string, int[]?> { [new string('ö', i * 40)] = new int[i * 20], ["w\u1234"] = null })
            .ToList();
        var bytes = FastSerializer.Serialize(value);
        Assert.InRange(bytes.Length, InputWindow.SmallestInput, int.MaxValue);
        if (isFaulty)
        {
            bytes[^1] = 77;
        }

        var random = new Random(1);
        var expected = Outcome.Of(() => FastSerializer.Deserialize<List<Dictionary<string, int[]?>>>(bytes));
        expected.AssertSame(Outcome.Of(
            () => FastSerializer.Deserialize<List<Dictionary<string, int[]?>>>(Cuts.Random(bytes, random, 5000))));
        expected.AssertSame(Outcome.Of(
            () => FastSerializer.Deserialize<List<Dictionary<string, int[]?>>>(new TrickleStream(bytes, random, 5000, canSeek: true))));
        expected.AssertSame(Outcome.Of(
            () => FastSerializer.Deserialize<List<Dictionary<string, int[]?>>>(new TrickleStream(bytes, random, 5000))));
    }

    [DeepTheory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task LargeTolerantInputsAreReadThroughAWindow(bool isFaulty)
    {
        var small = new ManyTolerantItems { Texts = ["some text", "more"], Number = 5, Inner = new() { Nested = [["a"], null] } };
        var value = new ManyTolerantItems { Items = [.. Enumerable.Repeat(small, 60_000)], Number = 7 };
        var bytes = FastSerializer.Serialize(value);
        Assert.InRange(bytes.Length, InputWindow.SmallestInput, int.MaxValue);
        if (isFaulty)
        {
            bytes[^9]++;
        }

        var random = new Random(1);
        var expected = Outcome.Of(() => FastSerializer.Deserialize<ManyTolerantItems>(bytes)?.Items?.Count);
        expected.AssertSame(Outcome.Of(() => FastSerializer.Deserialize<ManyTolerantItems>(Cuts.Random(bytes, random, 5000))?.Items?.Count));
        expected.AssertSame(Outcome.Of(
            () => FastSerializer.Deserialize<ManyTolerantItems>(new TrickleStream(bytes, random, 5000, canSeek: true))?.Items?.Count));
        expected.AssertSame(Outcome.Of(
            () => FastSerializer.Deserialize<ManyTolerantItems>(new TrickleStream(bytes, random, 50_000))?.Items?.Count));
        var reading = FastSerializer.DeserializeAsync<ManyTolerantItems>(new TrickleStream(bytes, random, 50_000)).AsTask();
        _ = await Task.WhenAny(reading);
        expected.AssertSame(Outcome.Of(() => reading.GetAwaiter().GetResult()?.Items?.Count));
    }

    private sealed class WindowCheck(bool mustRead = false) : ITestCaseVisitor
    {
        private static readonly int[] s_sizes = [1, 16, 50, 200];

        public void Visit<T>(TestCase<T> testCase)
        {
            foreach (var (sample, size) in testCase.CreateTypedSamples().SelectMany(static sample => s_sizes.Select(size => (sample, size))))
            {
                var bytes = FastSerializer.Serialize(sample);
                using var window = new SequenceWindow(Cuts.Random(bytes, new Random(3), 5), size);

                if (SerializerCache<T>.Instance.TryParse(window, null, out var value))
                {
                    Differences.AssertNone(sample, value, testCase.Name);
                }
                else
                {
                    Assert.False(mustRead);
                }
            }
        }
    }
}
