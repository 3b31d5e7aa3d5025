using System.IO.Pipelines;
using static FastSer.IntegrationTests.InputForms.ElementInputTests;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Pipes whose elements are read while they arrive.</summary>
[Trait("Promise", "P14")]
[Trait("Promise", "P18")]
public sealed class ElementPipeTests
{
    private static readonly byte[] s_bytes =
        FastSerializer.Serialize(Enumerable.Range(0, 200_000).Select(static i => new Reading(i, $"text {i}")).ToList());

    [Fact]
    public async Task EmptyResultsAreAnswered()
    {
        var pipe = new PausingPipeReader(PipeReader.Create(new TrickleStream(s_bytes, new Random(3), 100_000)));

        var read = await FastSerializer.DeserializeAsync<List<Reading>>(pipe);

        Assert.Equal(s_bytes, FastSerializer.Serialize(read));
    }

    [Fact]
    public async Task CanceledReadOfAPipeEndsTheCall()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        await pipe.Writer.WriteAsync(s_bytes.AsMemory(0, 2_000_000));
        var read = FastSerializer.DeserializeAsync<List<Reading>>(pipe.Reader).AsTask();
        pipe.Reader.CancelPendingRead();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => read);
        Assert.True(await pipe.Writer.WriteAsync(new byte[1]) is { IsCompleted: false });

        pipe.Reader.CancelPendingRead();
        using var canceled = new CancellationTokenSource();
        await canceled.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => FastSerializer.DeserializeAsync<List<Reading>>(pipe.Reader, cancellationToken: canceled.Token).AsTask());
    }

    [Theory]
    [InlineData(0)]
    [InlineData(100)]
    [InlineData(2_000_000)]
    public async Task ExceptionThatCompletesAPipeIsThatOfTheCall(int sent)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        await pipe.Writer.WriteAsync(s_bytes.AsMemory(0, sent));
        var read = FastSerializer.DeserializeAsync<List<Reading>>(pipe.Reader).AsTask();
        await pipe.Writer.CompleteAsync(new InvalidDataException("As asked."));

        await Assert.ThrowsAsync<InvalidDataException>(() => read);
    }

    [Fact]
    public async Task FaultEndsTheCallBeforeThePipeEnds()
    {
        var faulty = (byte[])s_bytes.Clone();
        faulty[1_500_000] = faulty[1_500_001] = faulty[1_500_002] = faulty[1_500_003] = faulty[1_500_004] = faulty[1_500_005] = 200;
        var expected = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<Reading>>(faulty));
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        await pipe.Writer.WriteAsync(faulty);

        var exception = await Assert.ThrowsAsync<FastSerException>(() => FastSerializer.DeserializeAsync<List<Reading>>(pipe.Reader).AsTask());

        Assert.Equal((expected.Code, expected.Offset, expected.MemberPath), (exception.Code, exception.Offset, exception.MemberPath));
        Assert.True(await pipe.Writer.WriteAsync(new byte[1]) is { IsCompleted: false });
    }
}
