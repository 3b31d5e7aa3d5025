using FastSer.Orleans;
using Microsoft.Extensions.Configuration;
using Orleans;
using Orleans.Hosting;
using Orleans.Runtime;
using Orleans.TestingHost;

namespace FastSer.OrleansTests;

/// <summary>Two silos and a client in this process.</summary>
public sealed class ClusterTests : IAsyncLifetime
{
    private readonly TestCluster _cluster = new TestClusterBuilder(2) { Options = { ConfigureFileLogging = false } }
        .AddSiloBuilderConfigurator<Silo>().AddClientBuilderConfigurator<Client>().Build();

    public Task InitializeAsync() => _cluster.DeployAsync();

    public async Task DisposeAsync()
    {
        await _cluster.StopAllSilosAsync();
        await _cluster.DisposeAsync();
    }

    [Fact]
    public async Task CallsToBothSilosCarryOrdersUnionsAndErrors()
    {
        var silos = new HashSet<string>();
        for (var i = 0; i < 20; i++)
        {
            var grain = _cluster.GrainFactory.GetGrain<IOrderGrain>(i);
            silos.Add(await grain.SiloName());
            var placed = await grain.Place(Order.Of(i * 40));
            Assert.Equal((8, i * 40), (placed.Id, placed.Lines.Count));
            Assert.Equal(new Card("4711", i), await grain.Pay(new Card("4711", i)));
            Assert.Equal(new Cash(i), await grain.Echo(new Cash(i)));
            Assert.Equal([typeof(Dog), typeof(Animal)], (await grain.Name([new Dog(), new()])).Select(static one => one.GetType()));
            var error = await Assert.ThrowsAsync<FastSerException>(grain.Fail);
            Assert.Equal((FastSerErrorCode.Truncated, "FastSer.OrleansTests.Line"), (error.Code, error.TypeName));
            Assert.Contains("Lines[", error.MemberPath, StringComparison.Ordinal);
        }

        Assert.Equal(2, silos.Count);
    }

    [Fact]
    public async Task StateIsKeptInFastSerBytesAndReadAgain()
    {
        var grain = _cluster.GrainFactory.GetGrain<IOrderGrain>(100);
        await grain.Keep(new CartState { Items = { ["a"] = 2 }, CheckedOut = new DateTime(2026, 1, 1) });

        var state = await grain.Load();

        Assert.Equal((2, new DateTime(2026, 1, 1)), (state.Items["a"], state.CheckedOut));
    }

    [Fact]
    public async Task ItemsOfStreamsArrive()
    {
        var key = Guid.NewGuid();
        var listener = _cluster.GrainFactory.GetGrain<IListenerGrain>(key);
        await listener.Listen();
        var stream = _cluster.Client.GetStreamProvider("payments").GetStream<Payment>(StreamId.Create("payments", key));
        Payment[] sent = [new Cash(1), new Card("n", 2), new Cash(3)];
        foreach (var payment in sent)
        {
            await stream.OnNextAsync(payment);
        }

        List<Payment> received = [];
        for (var i = 0; i < 200 && received.Count < sent.Length; i++)
        {
            await Task.Delay(50);
            received = await listener.Received();
        }

        Assert.Equal(sent, received);
    }

    private sealed class Silo : ISiloConfigurator
    {
        public void Configure(ISiloBuilder builder) => builder
            .ConfigureServices(static services => services.AddSerializer(static serializer => serializer.AddFastSer()).AddFastSerGrainStorage())
            .AddMemoryGrainStorage("carts").AddMemoryGrainStorage("PubSubStore")
            .AddMemoryStreams("payments");
    }

    private sealed class Client : IClientBuilderConfigurator
    {
        public void Configure(IConfiguration configuration, IClientBuilder builder)
        {
            builder.Services.AddSerializer(static serializer => serializer.AddFastSer());
            builder.AddMemoryStreams("payments");
        }
    }
}
