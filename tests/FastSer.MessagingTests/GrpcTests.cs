using System.Collections.Concurrent;
using System.Net;
using FastSer.Grpc;
using global::Grpc.Core;
using global::Grpc.Net.Client;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using ProtoBuf.Grpc.Client;
using ProtoBuf.Grpc.Configuration;
using ProtoBuf.Grpc.Server;

namespace FastSer.MessagingTests;

/// <summary>Calls of all kinds over HTTP/2 to Kestrel.</summary>
public sealed class GrpcTests : IAsyncLifetime, IDisposable
{
    private const string Service = "shop.Orders";

    private static readonly Method<Order, Receipt> s_place = FastSerMethod.Unary<Order, Receipt>(Service, "Place");
    private static readonly Method<Receipt, Order> s_watch = FastSerMethod.ServerStreaming<Receipt, Order>(Service, "Watch");
    private static readonly Method<Order, Receipt> s_load = FastSerMethod.ClientStreaming<Order, Receipt>(Service, "Load");
    private static readonly Method<Order, Receipt> s_exchange = FastSerMethod.DuplexStreaming<Order, Receipt>(Service, "Exchange");

    private readonly TestLog _log = new();
    private WebApplication? _app;
    private GrpcChannel? _channel;

    private CallInvoker Calls => _channel!.CreateCallInvoker();

    public async Task InitializeAsync()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.ConfigureKestrel(static server => server.Listen(IPAddress.Loopback, 0, static endpoint => endpoint.Protocols = HttpProtocols.Http2));
        builder.Logging.ClearProviders().AddProvider(_log);
        builder.Services.AddGrpc();
        builder.Services.AddCodeFirstGrpc();
        builder.Services.AddSingleton(BinderConfiguration.Create([new FastSerMarshallerFactory(), ProtoBufMarshallerFactory.Default]));
        _app = builder.Build();
        _app.MapGrpcService(ServerServiceDefinition.CreateBuilder()
            .AddMethod(s_place, static (order, _) => Task.FromResult(ReceiptOf(order)))
            .AddMethod(s_watch, static async (receipt, responses, _) =>
            {
                for (var i = 0; i < receipt.Sum; i++)
                {
                    await responses.WriteAsync(Order.Of(i, i));
                }
            })
            .AddMethod(s_load, static async (orders, _) =>
            {
                var sum = 0;
                await foreach (var order in orders.ReadAllAsync())
                {
                    sum += order.Amounts.Sum();
                }

                return new Receipt { Sum = sum };
            })
            .AddMethod(s_exchange, static async (orders, responses, _) =>
            {
                await foreach (var order in orders.ReadAllAsync())
                {
                    await responses.WriteAsync(ReceiptOf(order));
                }
            })
            .Build());
        _app.MapGrpcService<CodeFirst>();
        await _app.StartAsync();
        _channel = GrpcChannel.ForAddress(_app.Urls.Single());
    }

    public async Task DisposeAsync() => await _app!.DisposeAsync();

    public void Dispose() => _channel?.Dispose();

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    [InlineData(60_000)]
    public async Task UnaryCallComesBack(int amounts)
    {
        var receipt = await Calls.Call(s_place, Order.Of(7, amounts));

        Assert.Equal((7, Order.Of(7, amounts).Amounts.Sum()), (receipt.OrderId, receipt.Sum));
    }

    [Fact]
    public async Task StreamsOfAllKindsComeBack()
    {
        using var watch = Calls.Receive(s_watch, new Receipt { Sum = 50 });
        var watched = new List<Order>();
        await foreach (var order in watch.ResponseStream.ReadAllAsync())
        {
            watched.Add(order);
        }

        Assert.Equal(Enumerable.Range(0, 50), watched.Select(static order => order.Amounts.Count));
        using var load = Calls.Send(s_load);
        using var exchange = Calls.Exchange(s_exchange);
        for (var i = 0; i < 20; i++)
        {
            await load.RequestStream.WriteAsync(Order.Of(i));
            await exchange.RequestStream.WriteAsync(Order.Of(i));
            Assert.True(await exchange.ResponseStream.MoveNext());
            Assert.Equal(i, exchange.ResponseStream.Current.OrderId);
        }

        await load.RequestStream.CompleteAsync();
        await exchange.RequestStream.CompleteAsync();
        Assert.False(await exchange.ResponseStream.MoveNext());
        Assert.Equal(60, (await load).Sum);
    }

    [Fact]
    public async Task MalformedRequestIsAnInvalidArgumentWithItsPlace()
    {
        var bytes = FastSerializer.Serialize(Order.Of(7));
        var raw = RawMethod(s_place);

        var error = await Assert.ThrowsAsync<RpcException>(async () => await Calls.Call(raw, bytes[..^3]));

        Assert.Equal(StatusCode.InvalidArgument, error.StatusCode);
        Assert.StartsWith("Truncated: ", error.Status.Detail, StringComparison.Ordinal);
        Assert.Contains("Amounts", error.Status.Detail, StringComparison.Ordinal);
        Assert.DoesNotContain(_log.Entries, static entry => entry.Level >= LogLevel.Warning);
        Assert.Contains(_log.Entries, static entry =>
            entry is { Level: LogLevel.Information } && entry.Text.Contains("InvalidArgument", StringComparison.Ordinal));
    }

    [Fact]
    public async Task MalformedItemOfAStreamEndsTheCallWithItsPlace()
    {
        var raw = new Method<byte[], Receipt>(
            s_load.Type, s_load.ServiceName, s_load.Name, Marshallers.Create<byte[]>(static bytes => bytes, static bytes => bytes), s_load.ResponseMarshaller);
        using var load = Calls.Send(raw);
        await load.RequestStream.WriteAsync(FastSerializer.Serialize(Order.Of(1)));
        await load.RequestStream.WriteAsync([1, 2]);

        var error = await Assert.ThrowsAsync<RpcException>(async () => await load);

        Assert.Equal(StatusCode.InvalidArgument, error.StatusCode);
        Assert.DoesNotContain(_log.Entries, static entry => entry.Level >= LogLevel.Warning);
    }

    [Fact]
    public async Task EveryDamagedRequestIsAnsweredWithoutAnErrorInTheLog()
    {
        var bytes = FastSerializer.Serialize(Order.Of(7));
        var raw = RawMethod(s_place);
        for (var i = 0; i < bytes.Length; i++)
        {
            foreach (var value in (byte[])[0, 1, 0x80, 0xFF])
            {
                var damaged = bytes.ToArray();
                damaged[i] = value;
                var isValid = FastSerializer.TryDeserialize<Order>(damaged, out _, out _);
                var status = StatusCode.OK;
                try
                {
                    await Calls.Call(raw, damaged);
                }
                catch (RpcException error)
                {
                    status = error.StatusCode;
                }

                Assert.Equal(isValid ? StatusCode.OK : StatusCode.InvalidArgument, status);
            }
        }

        Assert.DoesNotContain(_log.Entries, static entry => entry.Level >= LogLevel.Warning);
    }

    [Fact]
    public async Task MalformedResponseFailsTheCallOfTheClient()
    {
        var wrong = new Method<Order, Order>(MethodType.Unary, Service, "Place", s_place.RequestMarshaller, FastSerMarshaller.Create<Order>());

        var error = await Assert.ThrowsAsync<RpcException>(async () => await Calls.Call(wrong, Order.Of(7)));

        Assert.Equal(StatusCode.Internal, error.StatusCode);
        Assert.IsType<FastSerException>(error.Status.DebugException);
    }

    [Fact]
    public async Task LargeMessageExceedsTheLimitOfGrpc()
    {
        var error = await Assert.ThrowsAsync<RpcException>(async () => await Calls.Call(s_place, Order.Of(1, 2_000_000)));

        Assert.Equal(StatusCode.ResourceExhausted, error.StatusCode);
    }

    [Fact]
    public void CallOfAnotherKindIsRefusedBeforeItIsSent() =>
        Assert.Contains("declared as Unary", Assert.Throws<ArgumentException>(() => Calls.Receive(s_place, Order.Of(1))).Message, StringComparison.Ordinal);

    [Fact]
    public async Task CodeFirstContractsOfProtobufNetUseFastSer()
    {
        var service = _channel!.CreateGrpcService<ICodeFirst>(
            ClientFactory.Create(BinderConfiguration.Create([new FastSerMarshallerFactory(), ProtoBufMarshallerFactory.Default])));

        var receipt = await service.PlaceAsync(Order.Of(7));

        Assert.Equal((7, 3), (receipt.OrderId, receipt.Sum));
    }

    private static Receipt ReceiptOf(Order order) => new() { OrderId = order.Id, Sum = order.Amounts.Sum() };

    private static Method<byte[], Receipt> RawMethod(Method<Order, Receipt> method) => new(
        method.Type, method.ServiceName, method.Name, Marshallers.Create<byte[]>(static bytes => bytes, static bytes => bytes), method.ResponseMarshaller);

    [ProtoBuf.Grpc.Configuration.Service("shop.CodeFirst")]
    public interface ICodeFirst
    {
        ValueTask<Receipt> PlaceAsync(Order order);
    }

    public sealed class CodeFirst : ICodeFirst
    {
        public ValueTask<Receipt> PlaceAsync(Order order) => new(ReceiptOf(order));
    }

    private sealed class TestLog : ILoggerProvider, ILogger
    {
        public ConcurrentQueue<(LogLevel Level, string Text)> Entries { get; } = new();

        public ILogger CreateLogger(string categoryName) => this;

        public IDisposable? BeginScope<TState>(TState state)
            where TState : notnull => null;

        public bool IsEnabled(LogLevel logLevel) => true;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter) =>
            Entries.Enqueue((logLevel, formatter(state, exception)));

        public void Dispose()
        {
        }
    }
}
