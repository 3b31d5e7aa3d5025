using System.Net;

namespace FastSer.HostTests;

public sealed class HttpContentTests
{
    [Fact]
    public async Task LengthIsStatedAndRight()
    {
        using var content = FastSerContent.Create(Samples.Order(5));

        Assert.Equal(FastSerializer.GetSize(Samples.Order(5)), content.Headers.ContentLength);
        Assert.Equal(FastSerializer.Serialize(Samples.Order(5)), await content.ReadAsByteArrayAsync());
        Assert.Equal(FastSerMediaTypes.Value, content.Headers.ContentType!.MediaType);
    }

    [Fact]
    public void BlockingCopyWritesTheSame()
    {
        using var content = FastSerContent.Create<List<int?>>([1, null]);
        using var stream = new MemoryStream();
        content.CopyTo(stream, null, CancellationToken.None);

        Assert.Equal(FastSerializer.Serialize<List<int?>>([1, null]), stream.ToArray());
    }

    [Fact]
    public async Task NullComesBack()
    {
        using var content = FastSerContent.Create<Order?>(null);

        Assert.Null(await content.ReadFromFastSerAsync<Order?>());
    }

    [Theory]
    [InlineData(null)]
    [InlineData("application/json")]
    [InlineData("text/html; charset=utf-8")]
    [InlineData("application/x-fastser-seq")]
    public async Task OtherMediaTypeIsRefusedBeforeReading(string? type)
    {
        using var content = new StreamContent(new UnreadableStream());
        content.Headers.TryAddWithoutValidation("Content-Type", type);

        var error = await Assert.ThrowsAsync<HttpRequestException>(() => content.ReadFromFastSerAsync<Order>());

        Assert.Equal(HttpRequestError.InvalidResponse, error.HttpRequestError);
        Assert.Contains(FastSerMediaTypes.Value, error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task LargeBodyIsRefused(bool statesItsSize)
    {
        var bytes = FastSerializer.Serialize(new byte[1_000]);
        using var content = new StreamContent(statesItsSize ? new MemoryStream(bytes) : new PlainStream(bytes));
        content.Headers.ContentType = new(FastSerMediaTypes.Value);

        var error = await Assert.ThrowsAsync<HttpRequestException>(
            () => content.ReadFromFastSerAsync<byte[]>(new FastSerHttpOptions { MaxBodySize = bytes.Length - 1 }));

        Assert.Equal(HttpRequestError.ConfigurationLimitExceeded, error.HttpRequestError);
    }

    [Fact]
    public async Task BodyOfExactlyTheLimitIsRead()
    {
        var bytes = FastSerializer.Serialize(new byte[1_000]);
        using var content = new StreamContent(new PlainStream(bytes));
        content.Headers.ContentType = new(FastSerMediaTypes.Value);

        Assert.Equal(1_000, (await content.ReadFromFastSerAsync<byte[]>(new FastSerHttpOptions { MaxBodySize = bytes.Length })).Length);
    }

    [Fact]
    public async Task CorruptBodyNamesThePlace()
    {
        using var content = Samples.Body(FastSerializer.Serialize(Samples.Order(1))[..^1]);

        var error = await Assert.ThrowsAsync<FastSerException>(() => content.ReadFromFastSerAsync<Order>());

        Assert.Equal(FastSerErrorCode.Truncated, error.Code);
        Assert.StartsWith("Lines", error.MemberPath, StringComparison.Ordinal);
    }

    [Fact]
    public async Task StatusIsCheckedBeforeTheBody()
    {
        await using var server = await TestServer.StartAsync(static app =>
        {
            app.MapGet("/gone", static () => FastSerResults.Value(Samples.Order(1), StatusCodes.Status410Gone));
            app.MapPut("/echo", static (FastSer<Order> body) => FastSerResults.Value(body.Value, StatusCodes.Status201Created));
            app.MapPatch("/echo", static (FastSer<Order> body) => FastSerResults.Ok(body.Value));
        });

        var error = await Assert.ThrowsAsync<HttpRequestException>(() => server.Client.GetFromFastSerAsync<Order>("/gone"));
        using var put = await server.Client.PutAsFastSerAsync("/echo", Samples.Order(1));
        using var patch = await server.Client.PatchAsFastSerAsync("/echo", Samples.Order(2));

        Assert.Equal(HttpStatusCode.Gone, error.StatusCode);
        Assert.Equal(HttpStatusCode.Created, put.StatusCode);
        Assert.Equal(2, (await patch.Content.ReadFromFastSerAsync<Order>()).Id);
    }

    [Fact]
    public async Task SequenceStopsWhenTheReceiverFails()
    {
        var isDisposed = false;
        async IAsyncEnumerable<int> Items([System.Runtime.CompilerServices.EnumeratorCancellation] CancellationToken cancellation = default)
        {
            try
            {
                yield return 1;
                await Task.Delay(Timeout.Infinite, cancellation);
            }
            finally
            {
                isDisposed = true;
            }
        }

        await Assert.ThrowsAsync<IOException>(() => FastSerSequence.WriteAsync(new FailingStream(), Items()));

        Assert.True(isDisposed);
    }

    private sealed class UnreadableStream : MemoryStream
    {
        public override int Read(Span<byte> buffer) => throw new InvalidOperationException("read");

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            throw new InvalidOperationException("read");
    }

    private sealed class PlainStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override bool CanSeek => false;
    }

    private sealed class FailingStream : MemoryStream
    {
        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) => throw new IOException("gone");
    }
}
