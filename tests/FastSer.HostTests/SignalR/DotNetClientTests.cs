using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

namespace FastSer.HostTests.SignalR;

/// <summary>SignalR's own .NET client calls a real hub.</summary>
public sealed class DotNetClientTests
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(30);

    /// <summary>Gets the options by which a client can declare the parameter types of the hub.</summary>
    public static TheoryData<string> Declarations => ["interface", "hub", "older option"];

    [Theory]
    [MemberData(nameof(Declarations))]
    public async Task UnionIsReadAsAnArgument(string declaration)
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server, options => _ = declaration switch
        {
            "interface" => options.AddHub<IDrawingHub>(),
            "hub" => options.AddHub<DrawingHub>(),
            _ => options.AddClient<IDrawingHub>(),
        });

        Assert.Equal("Square 2", await client.InvokeAsync<string>("Describe", new Square(2)));
        Assert.Equal("Circle 3, 4", await client.InvokeAsync<string>("DescribePair", new Circle(3), 4));
        Assert.Equal("none", await client.InvokeAsync<string>("DescribePair", null, null));
        Assert.Equal(new Square(5), await client.InvokeAsync<IShape>("Scale", new Square(1), 5.0));
    }

    [Fact]
    public async Task MethodsOfBaseTypesAreDeclaredToo()
    {
        await using var server = await StartAsync();
        foreach (var declare in (Action<FastSerHubProtocolOptions>[])[static o => o.AddHub<IDrawingHub>(), static o => o.AddHub<DrawingHub>()])
        {
            await using var client = await ConnectAsync(server, declare);
            Assert.Equal(4, await client.InvokeAsync<double>("Area", new Square(2)));
            Assert.Equal(4, await client.InvokeAsync<double>("renamed-area", new Square(2)));
        }
    }

    [Fact]
    public async Task HubMethodIsFoundWithoutRegardToCase()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server, static options => options.AddHub<IDrawingHub>());

        Assert.Equal("Square 2", await client.InvokeAsync<string>("describe", new Square(2)));
    }

    [Fact]
    public async Task ArgumentBesideServicesAndStreamsIsRead()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server, static options => options.AddHub<DrawingHub>());

        Assert.Equal("Square 2 SquareCircle", await client.InvokeAsync<string>("DescribeAll", new Square(2), Shapes()));
        var items = new List<IShape>();
        await foreach (var shape in client.StreamAsync<IShape>("Repeat", new Square(1), 3))
        {
            items.Add(shape);
        }

        Assert.Equal([new Square(1), new Square(1), new Square(1)], items);
    }

    /// <summary>The hub and its clients have methods of one name and other types, and both sides have the same options.</summary>
    [Fact]
    public async Task SameOptionsHoldForBothSides()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server, static options => options.AddHub<IDrawingHub>().AddClient<IDrawingClient>());
        var drawn = new TaskCompletionSource<Square>(TaskCreationOptions.RunContinuationsAsynchronously);
        client.On<Square>("Draw", drawn.SetResult);
        client.On("Pick", static () => (IShape)new Square(9));

        await client.InvokeAsync("Draw", new Square(7));

        Assert.Equal(new Square(7), await drawn.Task.WaitAsync(s_limit));
        Assert.Equal("Square 9", await client.InvokeAsync<string>("AskClient").WaitAsync(s_limit));
    }

    /// <summary>The example of docs/hosts.md.</summary>
    [Fact]
    public async Task OptionsOfTheDocumentationHoldForBothSides()
    {
        await using var server = await TestServer.StartAsync(
            static app => app.MapHub<OrderHub>("/hub"),
            static builder => builder.Services.AddSignalR().AddFastSerProtocol(OrderProtocol.Declare));
        await using var client = await ConnectAsync(server, OrderProtocol.Declare);
        var placed = new TaskCompletionSource<Payment>(TaskCreationOptions.RunContinuationsAsynchronously);
        client.On<Payment>(nameof(IOrderClient.Placed), placed.SetResult);

        var receipt = await client.InvokeAsync<Receipt>(nameof(IOrderHub.Place), new Card { Number = "4000" });

        Assert.Equal(new Receipt(4), receipt);
        Assert.Equal("4000", Assert.IsType<Card>(await placed.Task.WaitAsync(s_limit)).Number);
    }

    /// <summary>A hub's parameters say nothing about the methods of its clients.</summary>
    [Fact]
    public async Task ServerDoesNotTakeParametersOfTheHubForThoseOfClients()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server, static options => options.AddHub<IDrawingHub>());

        await Assert.ThrowsAnyAsync<Exception>(() => client.InvokeAsync("SendUndeclared").WaitAsync(s_limit));

        Assert.Contains(nameof(FastSerHubException), server.Log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task UnionWithoutADeclarationIsRefusedWithAdviceAndTheConnectionGoesOn()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server, static _ => { });

        var error = await Assert.ThrowsAsync<FastSerHubException>(() => client.InvokeAsync<string>("Describe", new Square(2)));

        Assert.Contains("AddHub<THub>()", error.Message, StringComparison.Ordinal);
        Assert.Contains("client", error.Message, StringComparison.Ordinal);
        Assert.Equal(3, (await client.InvokeAsync<Order>("Echo", Samples.Order(3))).Id);
    }

    [Fact]
    public async Task ArgumentOfAnotherTypeIsRefusedWithItsPlace()
    {
        await using var server = await StartAsync();
        await using var client = await ConnectAsync(server, static options => options.AddHub<IDrawingHub>());

        var error = await Assert.ThrowsAsync<FastSerHubException>(() => client.InvokeAsync<IShape>("Scale", new Square(1), 5));

        Assert.Contains("Argument 2 of 'Scale'", error.Message, StringComparison.Ordinal);
        Assert.Contains("System.Double", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MethodsOfHubsThatContradictAreRefused()
    {
        var error = Assert.Throws<ArgumentException>(static () => new FastSerHubProtocolOptions().AddHub<IDrawingHub>().AddHub<IOtherHub>());

        Assert.Contains("Describe", error.Message, StringComparison.Ordinal);
    }

    private static async IAsyncEnumerable<IShape> Shapes()
    {
        yield return new Square(1);
        await Task.Yield();
        yield return new Circle(2);
    }

    private static Task<TestServer> StartAsync() => TestServer.StartAsync(
        static app => app.MapHub<DrawingHub>("/hub"),
        static builder => builder.Services.AddSignalR().AddFastSerProtocol(static options => options.AddHub<DrawingHub>().AddClient<IDrawingClient>()));

    private static async Task<HubConnection> ConnectAsync(TestServer server, Action<FastSerHubProtocolOptions> declare)
    {
        var client = new HubConnectionBuilder().WithUrl(new Uri(server.Client.BaseAddress!, "hub")).AddFastSerProtocol(declare).Build();
        await client.StartAsync();
        return client;
    }
}
