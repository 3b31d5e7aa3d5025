using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using NATS.Client.Core;
using NATS.Client.JetStream;
using NATS.Client.JetStream.Models;
using NATS.Client.KeyValueStore;
using NATS.Net;

namespace FastSer.MessagingTests;

/// <summary>NATS' client with a server of this process's own, in a folder of its own.</summary>
[System.Diagnostics.CodeAnalysis.SuppressMessage("Design", "CA1001", Justification = "DisposeAsync disposes it.")]
public sealed class NatsTests : IAsyncLifetime
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("fastser-nats");
    private Process? _server;
    private NatsClient? _client;

    private static string? Program { get; } = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
        .Append("/usr/sbin").Select(static folder => Path.Combine(folder, "nats-server")).FirstOrDefault(File.Exists);

    public async Task InitializeAsync()
    {
        if (Program is null)
        {
            return;
        }

        var port = FreePort().ToString(CultureInfo.InvariantCulture);
        _server = Process.Start(new ProcessStartInfo(
            Program, ["-a", "127.0.0.1", "-p", port, "-js", "-sd", _folder.FullName, "-l", Path.Combine(_folder.FullName, "log")]))!;
        for (var attempt = 0; ; attempt++)
        {
            try
            {
                using var probe = new TcpClient();
                await probe.ConnectAsync(IPAddress.Loopback, int.Parse(port, CultureInfo.InvariantCulture));
                break;
            }
            catch (SocketException) when (attempt < 300)
            {
                await Task.Delay(100);
            }
        }

        _client = new NatsClient($"nats://127.0.0.1:{port}");
    }

    public async Task DisposeAsync()
    {
        if (_client is not null)
        {
            await _client.DisposeAsync();
        }

        if (_server is not null)
        {
            _server.Kill();
            await _server.WaitForExitAsync();
            _server.Dispose();
        }

        _folder.Delete(recursive: true);
    }

    [NatsFact]
    public async Task MessagesAreReadAndAMalformedOneLeavesTheLoopRunning()
    {
        var serializer = new FastSerNatsSerializer<Order>();
        await using var subscription = await _client!.Connection.SubscribeCoreAsync("orders", serializer: serializer);
        await _client.PingAsync();
        await _client.PublishAsync("orders", Order.Of(1), serializer: serializer);
        await _client.PublishAsync("orders", new byte[] { 0xFF, 1, 2 });
        await _client.PublishAsync("orders", Order.Of(2), serializer: serializer);
        var read = new List<string>();
        using var cancellation = new CancellationTokenSource(TimeSpan.FromSeconds(30));
        while (read.Count < 3)
        {
            var message = await subscription.Msgs.ReadAsync(cancellation.Token);
            read.Add(message.Error is { } error ? $"{error.GetType().Name} of {error.InnerException?.GetType().Name}" : $"{message.Data!.Id}");
        }

        Assert.Equal(["1", "NatsDeserializeException of FastSerException", "2"], read);
    }

    [NatsFact]
    public async Task RequestGetsItsReply()
    {
        using var cancellation = new CancellationTokenSource(TimeSpan.FromSeconds(30));
        var replier = Task.Run(async () =>
        {
            var serializer = new FastSerNatsSerializer<Order>();
            await foreach (var message in _client!.SubscribeAsync("place", serializer: serializer, cancellationToken: cancellation.Token))
            {
                await message.ReplyAsync(new Receipt { OrderId = message.Data!.Id }, serializer: new FastSerNatsSerializer<Receipt>());
                return;
            }
        });
        NatsMsg<Receipt> reply = default;
        for (var attempt = 0; reply.Data is null && attempt < 50; attempt++)
        {
            try
            {
                reply = await _client!.RequestAsync(
                    "place", Order.Of(7), requestSerializer: new FastSerNatsSerializer<Order>(), replySerializer: new FastSerNatsSerializer<Receipt>());
            }
            catch (NatsNoRespondersException)
            {
                await Task.Delay(50);
            }
        }

        Assert.Equal(7, reply.Data!.OrderId);
        await replier;
    }

    [NatsFact]
    public async Task JetStreamAndKeyValueStoreKeepValuesOfOlderAndNewerPrograms()
    {
        var js = _client!.CreateJetStreamContext();
        await js.CreateStreamAsync(new StreamConfig("placed", ["placed.>"]));
        (await js.PublishAsync("placed.a", new Placed { Id = 1 }, new FastSerNatsSerializer<Placed>())).EnsureSuccess();
        (await js.PublishAsync("placed.a", new PlacedLater { Id = 2, Note = "n" }, new FastSerNatsSerializer<PlacedLater>())).EnsureSuccess();
        var consumer = await js.CreateOrUpdateConsumerAsync("placed", new ConsumerConfig("reader"));
        var read = new List<(int, string?)>();
        await foreach (var message in consumer.FetchAsync(new() { MaxMsgs = 2, Expires = TimeSpan.FromSeconds(10) }, new FastSerNatsSerializer<PlacedLater>()))
        {
            read.Add((message.Data!.Id, message.Data.Note));
            await message.AckAsync();
        }

        Assert.Equal([(1, null), (2, "n")], read);
        var store = await _client!.CreateKeyValueStoreContext().CreateStoreAsync("carts");
        await store.PutAsync("7", Order.Of(7), new FastSerNatsSerializer<Order>());
        Assert.Equal(7, (await store.GetEntryAsync("7", serializer: new FastSerNatsSerializer<Order>())).Value!.Id);
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }

    /// <summary>Skips with one line where the server is not installed.</summary>
    private sealed class NatsFactAttribute : FactAttribute
    {
        public NatsFactAttribute() => Skip = Program is null ? "nats-server is not installed (tests/FastSer.HostTests/install.sh)." : null;
    }
}
