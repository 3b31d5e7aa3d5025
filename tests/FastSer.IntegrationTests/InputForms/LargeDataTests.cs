namespace FastSer.IntegrationTests.InputForms;

/// <summary>
/// The memory that stays in use while several hundred megabytes pass. Measures the heap of the whole process, so nothing may run beside it.
/// </summary>
[Collection(nameof(LargeDataTests))]
[CollectionDefinition(nameof(LargeDataTests), DisableParallelization = true)]
[Trait("Promise", "P4")]
public sealed class LargeDataTests
{
    private const int Payload = 300_000_000;
    private const long Slack = 64 * 1024 * 1024;

    [Fact]
    public void LargeMessageIsReadInItsOwnSize()
    {
        var source = new LargeMessageStream(Payload);

        var message = FastSerializer.Deserialize<ScalarArrays>(source);

        Assert.Equal(Payload, message!.Bytes!.Length);
        Assert.InRange(source.PeakHeap - source.FirstHeap, Payload - Slack, Payload + Slack);
    }

    [Fact]
    public void LargeMessageIsWrittenFromWhereItIs()
    {
        var message = new ScalarArrays { Bytes = new byte[Payload] };
        var sink = new HeapMeter();

        FastSerializer.Serialize(sink, message);

        Assert.InRange(sink.Written, Payload, Payload + 1000);
        Assert.InRange(sink.PeakHeap - sink.FirstHeap, long.MinValue, Slack);
    }

    [DeepFact]
    public void LargeSequencePassesInTheSizeOfAnItem()
    {
        const int ItemSize = 1_000_000;
        const int Items = 500;
        var meter = new HeapMeter();
        var item = new ScalarArrays { Bytes = new byte[ItemSize] };
        using (var writer = new FastSerStreamWriter(meter, new FastSerStreamOptions { LeaveOpen = true }))
        {
            for (var i = 0; i < Items; i++)
            {
                writer.Write(item);
            }
        }

        Assert.InRange(meter.Written, 500_000_000, 501_000_000);
        Assert.InRange(meter.PeakHeap - meter.FirstHeap, long.MinValue, Slack);

        var one = new MemoryStream();
        using (var writer = new FastSerStreamWriter(one))
        {
            writer.Write(item);
        }

        var endless = new HeapMeter(one.ToArray(), Items);
        using var reader = new FastSerStreamReader(endless);
        Assert.Equal(Items, reader.ReadAll<ScalarArrays>().Count(static read => read.Bytes!.Length == ItemSize));
        Assert.InRange(endless.PeakHeap - endless.FirstHeap, long.MinValue, Slack);
    }
}
