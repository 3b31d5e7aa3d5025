using System.Collections.Concurrent;
using FastSer.HostTests.RabbitMq;
using MassTransit;
using MassTransit.Testing;
using Microsoft.Extensions.DependencyInjection;

namespace FastSer.MessagingTests;

/// <summary>The transport in memory, and RabbitMQ where it is installed.</summary>
[Collection(BrokerCollection.Name)]
public sealed class MassTransitTests(Broker broker)
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(30);

    [Fact]
    public async Task MessagesInMemory()
    {
        await using var program = await Program.StartAsync(null);
        await CheckAsync(program);
    }

    [BrokerFact]
    public async Task MessagesOfRabbitMq()
    {
        await using (await broker.ConnectAsync())
        {
        }

        await using var program = await Program.StartAsync(broker.Address);
        await CheckAsync(program);
    }

    [Fact]
    public async Task BodyIsTheEncodingOfTheTypeThatIsSent()
    {
        await using var program = await Program.StartAsync(null);
        await program.Bus.Publish(Order.Of(5));

        var (contentType, body) = await program.Seen.Orders.NextAsync(static seen => (seen.ContentType, seen.Body));

        Assert.Equal("application/x-fastser", contentType);
        Assert.Equal(FastSerializer.Serialize(Order.Of(5)), body);
    }

    private static async Task CheckAsync(Program program)
    {
        // Published, sent, requested and answered.
        await program.Bus.Publish(Order.Of(1, 100));
        Assert.Equal((1, 100), await program.Seen.Orders.NextAsync(static seen => (seen.Message.Id, seen.Message.Amounts.Count)));

        var answer = await program.Services.GetRequiredService<IRequestClient<Order>>().GetResponse<Receipt>(Order.Of(7));
        Assert.Equal((7, 3), (answer.Message.OrderId, answer.Message.Sum));
        await program.Seen.Orders.NextAsync(static seen => seen);

        // A declared base type: its union says which case it is.
        await program.Bus.Publish<Payment>(new Card { Number = "12" });
        Assert.Equal("12", await program.Seen.Payments.NextAsync(static seen => Assert.IsType<Card>(seen.Message).Number));

        // A consumer that throws: redelivered with the same body, then a fault, which is JSON.
        await program.Bus.Publish(Order.Of(-1));
        for (var attempt = 0; attempt < 2; attempt++)
        {
            Assert.Equal(-1, await program.Seen.Orders.NextAsync(static seen => seen.Message.Id));
        }

        Assert.Equal(-1, await program.Seen.Faults.NextAsync(static seen => seen.Message.Message.Id));

        // Forwarded with the bytes that came.
        await program.Bus.Publish(Order.Of(20));
        Assert.Equal(20, await program.Seen.Orders.NextAsync(static seen => seen.Message.Id));
        Assert.Equal(FastSerializer.Serialize(Order.Of(20)), await program.Seen.Archive.NextAsync(static seen => seen.Body));

        // Malformed bytes go to the error queue, and the next message is handled.
        var queue = await program.Bus.GetSendEndpoint(new Uri("queue:orders"));
        await queue.Send(Order.Of(9), static context => context.Serializer = new Damaged());
        await program.Bus.Publish(Order.Of(10));
        Assert.Equal(10, await program.Seen.Orders.NextAsync(static seen => seen.Message.Id));
        var exception = await program.Seen.ReceiveFaults.NextAsync(static seen => seen.Message.Exceptions[0].ExceptionType);
        Assert.Equal("FastSer.FastSerException", exception);
    }

    /// <summary>The bytes that the serializer writes, without the last one.</summary>
    private sealed class Damaged : IMessageSerializer
    {
        private readonly FastSerMassTransitSerializer _serializer = new();

        public System.Net.Mime.ContentType ContentType => _serializer.ContentType;

        public MessageBody GetMessageBody<T>(SendContext<T> context)
            where T : class => new BytesMessageBody(_serializer.GetMessageBody(context).GetBytes()[..^1]);
    }

    private sealed record Received<T>(T Message, string? ContentType, byte[] Body);

    /// <summary>Messages of a type in the order in which they came.</summary>
    private sealed class Inbox<T>
        where T : class
    {
        private readonly BlockingCollection<Received<T>> _received = [];

        public void Add(ConsumeContext<T> context) =>
            _received.Add(new(context.Message, context.ReceiveContext.ContentType?.MediaType, context.ReceiveContext.Body.GetBytes()));

        public Task<TResult> NextAsync<TResult>(Func<Received<T>, TResult> of) =>
            Task.Run(() => _received.TryTake(out var received, s_limit) ? of(received) : throw new TimeoutException($"No {typeof(T).Name} came."));
    }

    private sealed class Seen
    {
        public Inbox<Order> Archive { get; } = new();

        public Inbox<Order> Orders { get; } = new();

        public Inbox<Payment> Payments { get; } = new();

        public Inbox<Fault<Order>> Faults { get; } = new();

        public Inbox<ReceiveFault> ReceiveFaults { get; } = new();
    }

    private sealed class Consumer(Seen seen) : IConsumer<Order>, IConsumer<Payment>
    {
        public async Task Consume(ConsumeContext<Order> context)
        {
            seen.Orders.Add(context);
            if (context.Message.Id < 0)
            {
                throw new InvalidOperationException("The order has no id.");
            }

            if (context.Message.Id == 20)
            {
                await context.Forward(new Uri("queue:archive"));
            }

            if (context.RequestId is not null)
            {
                await context.RespondAsync(new Receipt { OrderId = context.Message.Id, Sum = context.Message.Amounts.Sum() });
            }
        }

        public Task Consume(ConsumeContext<Payment> context)
        {
            seen.Payments.Add(context);
            return Task.CompletedTask;
        }
    }

    private sealed class ArchiveConsumer(Seen seen) : IConsumer<Order>
    {
        public Task Consume(ConsumeContext<Order> context)
        {
            seen.Archive.Add(context);
            return Task.CompletedTask;
        }
    }

    private sealed class FaultConsumer(Seen seen) : IConsumer<Fault<Order>>, IConsumer<ReceiveFault>
    {
        public Task Consume(ConsumeContext<Fault<Order>> context)
        {
            seen.Faults.Add(context);
            return Task.CompletedTask;
        }

        public Task Consume(ConsumeContext<ReceiveFault> context)
        {
            seen.ReceiveFaults.Add(context);
            return Task.CompletedTask;
        }
    }

    private sealed class Program(ServiceProvider services) : IAsyncDisposable
    {
        public IServiceProvider Services { get; } = services.CreateScope().ServiceProvider;

        public IBus Bus => services.GetRequiredService<IBus>();

        public Seen Seen => services.GetRequiredService<Seen>();

        public static async Task<Program> StartAsync(Uri? rabbitMq)
        {
            var collection = new ServiceCollection().AddSingleton<Seen>().AddLogging();
            collection.AddMassTransit(setup =>
            {
                setup.AddConsumer<Consumer>();
                setup.AddConsumer<ArchiveConsumer>();
                setup.AddConsumer<FaultConsumer>();
                setup.AddRequestClient<Order>();
                if (rabbitMq is null)
                {
                    setup.UsingInMemory(Configure);
                }
                else
                {
                    setup.UsingRabbitMq((context, bus) =>
                    {
                        bus.Host(rabbitMq);
                        Configure(context, bus);
                    });
                }
            });
            var services = collection.BuildServiceProvider();
            await services.GetRequiredService<IBusControl>().StartAsync();
            return new Program(services);
        }

        private static void Configure(IBusRegistrationContext context, IBusFactoryConfigurator bus)
        {
            bus.AddSerializer(new FastSerMassTransitSerializer());
            bus.AddDeserializer(new FastSerMassTransitSerializer());
            bus.ReceiveEndpoint("orders", endpoint =>
            {
                endpoint.UseMessageRetry(static retry => retry.Immediate(1));
                endpoint.ConfigureConsumer<Consumer>(context);
            });
            bus.ReceiveEndpoint("archive", endpoint =>
            {
                endpoint.ConfigureConsumeTopology = false;
                endpoint.ConfigureConsumer<ArchiveConsumer>(context);
            });
            bus.ReceiveEndpoint("faults", endpoint => endpoint.ConfigureConsumer<FaultConsumer>(context));
        }

        public async ValueTask DisposeAsync()
        {
            await services.GetRequiredService<IBusControl>().StopAsync();
            await services.DisposeAsync();
        }
    }
}
