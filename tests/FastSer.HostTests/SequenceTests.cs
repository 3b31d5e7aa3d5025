using System.Net;
using System.Runtime.CompilerServices;

namespace FastSer.HostTests;

public sealed class SequenceTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(5_000)]
    public async Task SequenceComesBack(int count)
    {
        await using var server = await TestServer.StartAsync(app => app.MapGet("/orders", () => FastSerResults.Sequence(Samples.Orders(count))));
        var next = 0;
        await foreach (var order in server.Client.GetFromFastSerAsAsyncEnumerable<Order>("/orders"))
        {
            Samples.AssertEqual(Samples.Order(next++), order);
        }

        Assert.Equal(count, next);
    }

    [Fact]
    public async Task SequenceIsSentAndReadItemByItem()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapPost("/sum", static async (FastSerSequence<Order> orders) =>
        {
            var sum = 0;
            await foreach (var order in orders)
            {
                sum += order.Id;
            }

            return sum;
        }));
        using var response = await server.Client.PostAsync("/sum", FastSerContent.CreateSequence(Samples.Orders(1_000)));

        Assert.Equal("499500", await response.Content.ReadAsStringAsync());
    }

    [Fact(Timeout = 60_000)]
    public async Task ItemIsSentWhileTheNextOneIsWaitedFor()
    {
        using var isReceived = new SemaphoreSlim(0);
        await using var server = await TestServer.StartAsync(app => app.MapGet("/orders", () => FastSerResults.Sequence(OneByOne(isReceived))));
        var received = 0;
        await foreach (var order in server.Client.GetFromFastSerAsAsyncEnumerable<Order>("/orders"))
        {
            Assert.Equal(received++, order.Id);
            isReceived.Release();
        }

        Assert.Equal(3, received);
    }

    [Fact(Timeout = 60_000)]
    public async Task ClientThatDisappearsEndsTheSequence()
    {
        var isEnded = new TaskCompletionSource();
        await using var server = await TestServer.StartAsync(app => app.MapGet("/orders", () => FastSerResults.Sequence(Endless(isEnded))));
        await foreach (var order in server.Client.GetFromFastSerAsAsyncEnumerable<Order>("/orders"))
        {
            if (order.Id == 3)
            {
                break;
            }
        }

        await isEnded.Task;
    }

    [Fact]
    public async Task ItemThatCannotBeWrittenAbortsTheResponse()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapGet("/orders", static () => FastSerResults.Sequence(Failing())));
        var received = 0;
        await Assert.ThrowsAnyAsync<Exception>(async () =>
        {
            await foreach (var order in server.Client.GetFromFastSerAsAsyncEnumerable<Order>("/orders"))
            {
                received++;
            }
        });

        Assert.Equal(1, received);
    }

    [Fact]
    public async Task CorruptItemOfARequestIsTheStatus400()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapPost("/count", static async (FastSerSequence<Order> orders) =>
        {
            var count = 0;
            await foreach (var order in orders)
            {
                count++;
            }

            return count;
        }));
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(Samples.Order(1));
            writer.Write(Samples.Order(2));
        }

        var bytes = stream.ToArray();
        using var good = await server.Client.PostAsync("/count", Samples.Body(bytes, FastSerMediaTypes.Sequence));
        using var bad = await server.Client.PostAsync("/count", Samples.Body(bytes[..^3], FastSerMediaTypes.Sequence));

        Assert.Equal("2", await good.Content.ReadAsStringAsync());
        Assert.Equal(HttpStatusCode.BadRequest, bad.StatusCode);
        Assert.Contains("Truncated", server.Log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task NullAmongTheItemsIsRefusedUnlessTheDeclaredTypeAllowsIt()
    {
        await using var server = await TestServer.StartAsync(static app =>
        {
            app.MapPost("/orders", static async (FastSerSequence<Order> orders) => await CountAsync(orders));
            app.MapPost("/maybe", static async (FastSerSequence<Order?> orders) => await CountAsync(orders));
        });
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(Samples.Order(1));
            writer.Write<Order?>(null);
        }

        using var refused = await server.Client.PostAsync("/orders", Samples.Body(stream.ToArray(), FastSerMediaTypes.Sequence));
        using var accepted = await server.Client.PostAsync("/maybe", Samples.Body(stream.ToArray(), FastSerMediaTypes.Sequence));

        Assert.Equal(HttpStatusCode.BadRequest, refused.StatusCode);
        Assert.Equal("2", await accepted.Content.ReadAsStringAsync());

        static async Task<int> CountAsync<T>(IAsyncEnumerable<T> items)
        {
            var count = 0;
            await foreach (var item in items)
            {
                count++;
            }

            return count;
        }
    }

    [Fact]
    public async Task LargeItemIsRefused()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapGet("/orders", static () => FastSerResults.Sequence(Samples.Orders(10))));
        var options = new FastSerHttpOptions { Sequence = new FastSerStreamOptions { MaxItemSize = 10 } };

        await Assert.ThrowsAsync<FastSerException>(async () =>
        {
            await foreach (var order in server.Client.GetFromFastSerAsAsyncEnumerable<Order>("/orders", options))
            {
            }
        });
    }

    private static async IAsyncEnumerable<Order> OneByOne(SemaphoreSlim isReceived)
    {
        for (var i = 0; i < 3; i++)
        {
            yield return Samples.Order(i);
            await isReceived.WaitAsync();
        }
    }

    private static async IAsyncEnumerable<Order> Endless(TaskCompletionSource isEnded, [EnumeratorCancellation] CancellationToken cancellation = default)
    {
        try
        {
            for (var i = 0; ; i++)
            {
                yield return Samples.Order(i);
                await Task.Delay(10, cancellation);
            }
        }
        finally
        {
            isEnded.TrySetResult();
        }
    }

    private static async IAsyncEnumerable<Order> Failing()
    {
        yield return Samples.Order(0);
        await Task.Delay(50);
        throw new InvalidOperationException("no more");
    }
}
