using System.Runtime.CompilerServices;
using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.HostTests.SignalR;

/// <summary>Connections of a real hub that break.</summary>
public sealed class HubFaultTests
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(30);

    [Fact]
    public async Task ClientThatDisappearsWithinAFrameIsDisconnected()
    {
        var events = new HubEvents();
        await using var server = await StartAsync(events);
        await using (var client = await ConnectAsync(server))
        {
            var frame = Protocol().GetMessageBytes(new InvocationMessage("1", "Echo", [Samples.Order(1)]));
            await client.SendAsync(frame[..^5]);
            await events.Connected.Task.WaitAsync(s_limit);
        }

        await events.Disconnected.Task.WaitAsync(s_limit);
        await AssertAnswersAsync(server);
    }

    [Fact]
    public async Task ClientThatDisappearsWithinAStreamEndsIt()
    {
        var events = new HubEvents();
        await using var server = await StartAsync(events);
        await using (var client = await ConnectAsync(server))
        {
            await client.SendAsync(new StreamInvocationMessage("order", "Stream", []));
            Assert.IsType<StreamItemMessage>(await client.ReceiveAsync());
        }

        await events.StreamEnded.Task.WaitAsync(s_limit);
        await AssertAnswersAsync(server);
    }

    [Fact]
    public async Task ClientThatDisappearsWithinItsStreamIsNoEndOfIt()
    {
        var events = new HubEvents();
        await using var server = await StartAsync(events);
        await using (var client = await ConnectAsync(server))
        {
            await client.SendAsync(new InvocationMessage("number", "Upload", [], ["upload"]));
            await client.SendAsync(new StreamItemMessage("upload", Samples.Order(1)));
            await events.ItemRead.Task.WaitAsync(s_limit);
        }

        Assert.NotNull(await events.UploadEnded.Task.WaitAsync(s_limit));
        await AssertAnswersAsync(server);
    }

    [Fact]
    public async Task ServerThatStopsWithinAStreamIsNoEndOfIt()
    {
        var events = new HubEvents();
        await using var server = await StartAsync(events);
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new StreamInvocationMessage("order", "Stream", []));
        Assert.IsType<StreamItemMessage>(await client.ReceiveAsync());
        var stopping = server.DisposeAsync();

        var last = await LastMessageAsync(client).WaitAsync(s_limit);

        await stopping;
        Assert.False(last is CompletionMessage { Error: null }, "The client took the items that it has for all.");
        await events.StreamEnded.Task.WaitAsync(s_limit);
    }

    [Fact]
    public async Task FrameAboveTheLimitClosesTheConnection()
    {
        await using var server = await StartAsync(new HubEvents());
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new InvocationMessage("1", "Echo", [new Order { Name = new string('x', 100_000) }]));

        Assert.IsNotType<CompletionMessage>(await LastMessageAsync(client).WaitAsync(s_limit));
        await AssertAnswersAsync(server);
    }

    private static async Task<HubMessage?> LastMessageAsync(HubClient client)
    {
        HubMessage? last = null;
        try
        {
            while (true)
            {
                last = await client.ReceiveAsync();
            }
        }
        catch (Exception exception) when (exception is EndOfStreamException or System.Net.WebSockets.WebSocketException)
        {
            return last;
        }
    }

    private static async Task AssertAnswersAsync(TestServer server)
    {
        await using var client = await ConnectAsync(server);
        await client.SendAsync(new InvocationMessage("order", "Echo", [Samples.Order(2)]));
        Samples.AssertEqual(Samples.Order(2), (Order?)Assert.IsType<CompletionMessage>(await client.ReceiveAsync()).Result);
    }

    private static Task<TestServer> StartAsync(HubEvents events) => TestServer.StartAsync(
        static app => app.MapHub<FaultHub>("/hub"),
        builder =>
        {
            builder.Services.AddSingleton(events);
            builder.Services.AddSignalR().AddFastSerProtocol(static options => options.AddHub<FaultHub>());
        });

    private static FastSerHubProtocol Protocol() => new(Microsoft.Extensions.Options.Options.Create(new FastSerHubProtocolOptions()));

    private static Task<HubClient> ConnectAsync(TestServer server) => HubClient.ConnectAsync(
        server, "hub", Protocol(), new Binder { Results = { ["order"] = typeof(Order), ["number"] = typeof(int?) } });
}

/// <summary>The events of the hub.</summary>
public sealed class HubEvents
{
    public TaskCompletionSource Connected { get; } = New();

    public TaskCompletionSource Disconnected { get; } = New();

    public TaskCompletionSource StreamEnded { get; } = New();

    public TaskCompletionSource ItemRead { get; } = New();

    public TaskCompletionSource<Exception?> UploadEnded { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

    private static TaskCompletionSource New() => new(TaskCreationOptions.RunContinuationsAsynchronously);
}

public sealed class FaultHub(HubEvents events) : Hub
{
    public override Task OnConnectedAsync()
    {
        events.Connected.TrySetResult();
        return Task.CompletedTask;
    }

    public override Task OnDisconnectedAsync(Exception? exception)
    {
        events.Disconnected.TrySetResult();
        return Task.CompletedTask;
    }

    public Order Echo(Order order) => order;

    public async IAsyncEnumerable<Order> Stream([EnumeratorCancellation] CancellationToken cancellation)
    {
        try
        {
            for (var i = 0; ; i++)
            {
                yield return Samples.Order(i);
                await Task.Delay(5, cancellation);
            }
        }
        finally
        {
            events.StreamEnded.TrySetResult();
        }
    }

    public async Task Upload(IAsyncEnumerable<Order> orders)
    {
        events.UploadEnded.TrySetResult(await Record.ExceptionAsync(async () =>
        {
            await foreach (var order in orders)
            {
                events.ItemRead.TrySetResult();
            }
        }));
    }
}
