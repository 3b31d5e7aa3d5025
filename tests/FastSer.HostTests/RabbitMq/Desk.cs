using System.Collections.Concurrent;
using System.Text;
using FastSer.RabbitMQ;
using RabbitMQ.Client;

namespace FastSer.HostTests.RabbitMq;

/// <summary>A connection and two queues of one test, and what it needs to look at them.</summary>
internal sealed class Desk : IAsyncDisposable
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private Desk(IConnection connection, IChannel channel)
    {
        Connection = connection;
        Channel = channel;
    }

    public IConnection Connection { get; }

    public IChannel Channel { get; }

    public string Queue { get; } = $"q{Guid.NewGuid():N}";

    public TestLog Log { get; } = new();

    public ConcurrentQueue<FastSerMessage> Received { get; } = new();

    public static FastSerMessageTypes Types => new FastSerMessageTypes().Add<Order>("order").Add<IShape>("shape").Add<Line>("line").Add<Picky>("picky");

    public static async Task<Desk> OpenAsync(Broker broker)
    {
        var connection = await broker.ConnectAsync();
        var desk = new Desk(connection, await connection.CreateChannelAsync());
        await FastSerConsumer.DeclareQueuesAsync(connection, desk.Queue);
        return desk;
    }

    public Task<FastSerPublisher> PublisherAsync(FastSerPublisherOptions? options = null) => FastSerPublisher.OpenAsync(Connection, Types, options);

    public Task<FastSerConsumer> ConsumerAsync(Func<FastSerMessage, CancellationToken, Task>? handler = null, FastSerConsumerOptions? options = null) =>
        FastSerConsumer.StartAsync(Connection, Queue, Types, handler ?? Keep, options ?? new FastSerConsumerOptions { Logger = Log });

    /// <summary>Sends a message as any program could.</summary>
    public ValueTask SendAsync(byte[] body, BasicProperties properties) => Channel.BasicPublishAsync("", Queue, true, properties, body);

    public static BasicProperties Properties(string? type, string? contentType = FastSerMessageTypes.ContentType) =>
        new() { Type = type, ContentType = contentType };

    public async Task<BasicGetResult> DeadLetterAsync()
    {
        BasicGetResult? result = null;
        await UntilAsync(async () => (result = await Channel.BasicGetAsync(Queue + ".dead", autoAck: true)) is not null);
        return result!;
    }

    public static string Header(BasicGetResult letter, string name) =>
        letter.BasicProperties.Headers![name] is byte[] bytes ? Encoding.UTF8.GetString(bytes) : $"{letter.BasicProperties.Headers[name]}";

    public async Task<(uint Ready, uint Dead)> CountAsync() =>
        (await Channel.MessageCountAsync(Queue), await Channel.MessageCountAsync(Queue + ".dead"));

    public static Task UntilAsync(Func<bool> isTrue) => UntilAsync(() => Task.FromResult(isTrue()));

    public static async Task UntilAsync(Func<Task<bool>> isTrue)
    {
        using var stop = new CancellationTokenSource(s_limit);
        while (!await isTrue())
        {
            await Task.Delay(20, stop.Token);
        }
    }

    public async ValueTask DisposeAsync()
    {
        await Channel.DisposeAsync();
        await Connection.DisposeAsync();
    }

    private Task Keep(FastSerMessage message, CancellationToken stop)
    {
        Received.Enqueue(message);
        return Task.CompletedTask;
    }
}
