using System.Buffers;
using System.Net.WebSockets;
using System.Text;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.HostTests.SignalR;

/// <summary>A client of a hub over a web socket: the handshake, then frames of the protocol.</summary>
internal sealed class HubClient : IAsyncDisposable
{
    private readonly ClientWebSocket _socket = new();
    private readonly IHubProtocol _protocol;
    private readonly Binder _binder;
    private ReadOnlySequence<byte> _input;

    private HubClient(IHubProtocol protocol, Binder binder) => (_protocol, _binder) = (protocol, binder);

    public static async Task<HubClient> ConnectAsync(TestServer server, string path, IHubProtocol protocol, Binder binder)
    {
        var client = new HubClient(protocol, binder);
        var address = new UriBuilder(server.Client.BaseAddress!) { Scheme = "ws", Path = path };
        await client._socket.ConnectAsync(address.Uri, CancellationToken.None);
        var handshake = Encoding.UTF8.GetBytes("{\"protocol\":\"fastser\",\"version\":1}\u001e");
        await client._socket.SendAsync(handshake, WebSocketMessageType.Text, true, CancellationToken.None);
        Assert.Equal("{}\u001e", Encoding.UTF8.GetString(await client.ReceiveBytesAsync()));
        return client;
    }

    public Task SendAsync(HubMessage message) => SendAsync(_protocol.GetMessageBytes(message));

    public Task SendAsync(ReadOnlyMemory<byte> bytes) =>
        _socket.SendAsync(bytes, WebSocketMessageType.Binary, true, CancellationToken.None).AsTask();

    /// <summary>The next message that is no ping.</summary>
    public async Task<HubMessage> ReceiveAsync()
    {
        while (true)
        {
            while (_protocol.TryParseMessage(ref _input, _binder, out var message))
            {
                if (message is not PingMessage)
                {
                    return message;
                }
            }

            _input = new ReadOnlySequence<byte>([.. _input.ToArray(), .. await ReceiveBytesAsync()]);
        }
    }

    public ValueTask DisposeAsync()
    {
        _socket.Dispose();
        return default;
    }

    private async Task<byte[]> ReceiveBytesAsync()
    {
        using var stop = new CancellationTokenSource(TimeSpan.FromSeconds(30));
        var buffer = new byte[64 * 1024];
        var received = await _socket.ReceiveAsync(buffer, stop.Token);
        return received.MessageType == WebSocketMessageType.Close
            ? throw new EndOfStreamException(_socket.CloseStatusDescription)
            : buffer[..received.Count];
    }
}
