using System.Runtime.CompilerServices;
using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.HostTests.SignalR;

/// <summary>A real hub on Kestrel.</summary>
public sealed class HubTests
{
    [Fact]
    public async Task CallsReturnValuesOfTheDeclaredType()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new InvocationMessage("order", "Echo", [Samples.Order(7)]));
        Samples.AssertEqual(Samples.Order(7), (Order?)Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result);

        await client.SendAsync(new InvocationMessage("shape", "Shape", []));
        Assert.Equal(new Square(2), Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result);

        await client.SendAsync(new InvocationMessage("number", "Number", [null]));
        Assert.Null(Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result);

        await client.SendAsync(new InvocationMessage("number", "Number", [5]));
        Assert.Equal(5, Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result);
    }

    [Fact]
    public async Task BroadcastReachesEveryClientAsTheDeclaredType()
    {
        await using var server = await StartAsync();
        await using var first = await ConnectAsync(server);
        await using var second = await ConnectAsync(server);
        await first.SendAsync(new InvocationMessage("void", "Broadcast", [Samples.Order(1)]));

        foreach (var client in (HubClient[])[first, second])
        {
            var call = Assert.IsType<InvocationMessage>(await NextAsync<InvocationMessage>(client));
            Assert.Equal("Draw", call.Target);
            Assert.Equal([new Square(3), 1], call.Arguments);
        }
    }

    [Fact]
    public async Task StreamSendsItemsAndEnds()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new StreamInvocationMessage("shape", "Shapes", [20]));
        for (var i = 0; i < 20; i++)
        {
            Assert.Equal(new Square(i), Assert.IsType<StreamItemMessage>(await client.ReceiveAsync()).Item);
        }

        Assert.Null(Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Error);
    }

    [Fact]
    public async Task StreamOfTheClientIsRead()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new InvocationMessage("number", "Sum", [], ["upload"]));
        for (var i = 0; i < 10; i++)
        {
            await client.SendAsync(new StreamItemMessage("upload", Samples.Order(i)));
        }

        await client.SendAsync(CompletionMessage.Empty("upload"));

        Assert.Equal(45, Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result);
    }

    [Fact]
    public async Task StreamIsCancelled()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new StreamInvocationMessage("order", "Endless", []));
        Assert.IsType<StreamItemMessage>(await client.ReceiveAsync());
        await client.SendAsync(new CancelInvocationMessage("order"));

        Assert.IsType<CompletionMessage>(await NextAsync<CompletionMessage>(client));
    }

    [Fact]
    public async Task BadArgumentFailsItsCallAlone()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server);
        var untyped = new FastSerHubProtocol(Microsoft.Extensions.Options.Options.Create(new FastSerHubProtocolOptions()));
        await client.SendAsync(untyped.GetMessageBytes(new InvocationMessage("bad", "Echo", ["no order"])));
        await client.SendAsync(new InvocationMessage("none", "Missing", []));
        await client.SendAsync(new InvocationMessage("fails", "Fail", []));
        await client.SendAsync(new InvocationMessage("order", "Echo", [Samples.Order(1)]));

        foreach (var id in (string[])["bad", "none", "fails"])
        {
            var refused = Assert.IsType<CompletionMessage>(await client.ReceiveAsync());
            Assert.Equal(id, refused.InvocationId);
            Assert.NotNull(refused.Error);
        }

        Assert.Equal(1, ((Order?)Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result)!.Id);
    }

    [Fact]
    public async Task BrokenFrameClosesTheConnection()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new byte[] { 2, 1, 200 });

        await Assert.ThrowsAnyAsync<Exception>(async () =>
        {
            while (await client.ReceiveAsync() is not null)
            {
            }
        });
    }

    [Fact]
    public async Task ServerAsksAClient()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new InvocationMessage("number", "Ask", []));
        var call = Assert.IsType<InvocationMessage>(await client.ReceiveAsync());
        Assert.Equal("Pick", call.Target);
        await client.SendAsync(CompletionMessage.WithResult(call.InvocationId!, new Square(6)));

        Assert.Equal(6, Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result);
    }

    private static async Task<HubMessage> NextAsync<TMessage>(HubClient client)
    {
        while (true)
        {
            if (await client.ReceiveAsync() is HubMessage found and TMessage)
            {
                return found;
            }
        }
    }

    private static Task<TestServer> StartAsync() => TestServer.StartAsync(
        static app => app.MapHub<TestHub>("/hub"),
        static builder => builder.Services.AddSignalR().AddFastSerProtocol(static options => options.AddHub<TestHub>().AddClient<IShapeClient>()));

    private static Task<HubClient> ConnectAsync(TestServer server)
    {
        var options = new FastSerHubProtocolOptions().AddClient<ICalls>().AddHub<Answers>();
        return HubClient.ConnectAsync(server, "hub", new FastSerHubProtocol(Microsoft.Extensions.Options.Options.Create(options)), new Binder
        {
            Targets = { ["Draw"] = [typeof(IShape), typeof(int?)], ["Pick"] = [] },
            Results =
            {
                ["order"] = typeof(Order), ["shape"] = typeof(IShape), ["number"] = typeof(int?), ["void"] = typeof(object),
            },
        });
    }

    /// <summary>The calls that the client makes.</summary>
    public interface ICalls
    {
        Task Echo(Order order);
    }

    /// <summary>The answers of the client.</summary>
    public sealed class Answers
    {
        public IShape Pick() => new Square(1);
    }
}

public sealed class TestHub : Hub<IShapeClient>
{
    public Order Echo(Order order) => order;

    public IShape Shape() => new Square(2);

    public int? Number(int? value) => value;

    public Task Broadcast(Order order) => Clients.All.Draw(new Square(3), order.Id);

    public void Fail() => throw new InvalidOperationException("it fails");

    public async IAsyncEnumerable<IShape> Shapes(int count)
    {
        for (var i = 0; i < count; i++)
        {
            await Task.Yield();
            yield return new Square(i);
        }
    }

    public async Task<int?> Sum(IAsyncEnumerable<Order> orders)
    {
        var sum = 0;
        await foreach (var order in orders)
        {
            sum += order.Id;
        }

        return sum;
    }

    public async Task<int?> Ask() => (int)((Square)await Clients.Caller.Pick(Context.ConnectionAborted)).Side;

    public async IAsyncEnumerable<Order> Endless([EnumeratorCancellation] CancellationToken cancellation)
    {
        for (var i = 0; ; i++)
        {
            yield return Samples.Order(i);
            await Task.Delay(5, cancellation);
        }
    }
}
