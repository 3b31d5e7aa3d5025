using System.Runtime.Serialization;
using Akka.Actor;
using Akka.Configuration;

namespace FastSer.MessagingTests;

/// <summary>Two actor systems in this process, which speak over TCP.</summary>
public sealed class AkkaTests : IAsyncLifetime
{
    private static readonly Config s_config = ConfigurationFactory.ParseString("""
        akka {
          loglevel = WARNING
          actor {
            provider = remote
            serializers.fastser = "FastSerAkkaSerializer, FastSer.MessagingTests"
            serialization-bindings {
              "FastSer.MessagingTests.Order, FastSer.MessagingTests" = fastser
              "FastSer.MessagingTests.Placed, FastSer.MessagingTests" = fastser
            }
          }
          remote.dot-netty.tcp { hostname = "127.0.0.1", port = 0 }
        }
        """);

    private readonly ActorSystem _near = ActorSystem.Create("near", s_config);
    private readonly ActorSystem _far = ActorSystem.Create("far", s_config);

    public Task InitializeAsync() => Task.CompletedTask;

    public async Task DisposeAsync()
    {
        await _near.Terminate();
        await _far.Terminate();
        _near.Dispose();
        _far.Dispose();
    }

    [Fact]
    public async Task MessagesComeBackFromTheOtherSystem()
    {
        _far.ActorOf(Props.Create<Echo>(), "echo");
        var address = ((ExtendedActorSystem)_far).Provider.DefaultAddress;
        var echo = _near.ActorSelection($"{address}/user/echo");

        for (var i = 0; i < 20; i++)
        {
            var order = await echo.Ask<Order>(Order.Of(i, i * 10), TimeSpan.FromSeconds(30));
            Assert.Equal((i, i * 10), (order.Id, order.Amounts.Count));
        }

        Assert.Equal(5, (await echo.Ask<Placed>(new Placed { Id = 5 }, TimeSpan.FromSeconds(30))).Id);
    }

    [Fact]
    public void NamesOutsideTheMapAndDamagedBytesAreRefused()
    {
        var serializer = new FastSerAkkaSerializer((ExtendedActorSystem)_near);
        var bytes = serializer.ToBinary(Order.Of(1));

        Assert.Equal("order", serializer.Manifest(Order.Of(1)));
        Assert.Throws<SerializationException>(() => serializer.FromBinary(bytes, "System.Diagnostics.Process"));
        Assert.IsType<FastSerException>(Assert.Throws<SerializationException>(() => serializer.FromBinary(bytes[..^1], "order")).InnerException);
    }

    [Fact]
    public void EventOfANewerProgramIsReadByAnOlderOne()
    {
        var serializer = new FastSerAkkaSerializer((ExtendedActorSystem)_near);
        var bytes = FastSerializer.Serialize(new PlacedLater { Id = 3, Note = "n" });

        Assert.Equal(3, Assert.IsType<Placed>(serializer.FromBinary(bytes, "placed")).Id);
    }

    private sealed class Echo : ReceiveActor
    {
        public Echo() => ReceiveAny(message => Sender.Tell(message));
    }
}
