using System.Buffers;
using System.Net.WebSockets;
using System.Text;
using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.HostLoad;

/// <summary>A connection to a hub. The ids of its calls name the type of their results.</summary>
internal sealed class HubSocket : IInvocationBinder, IDisposable
{
    private static readonly FastSerHubProtocol s_protocol = new(Microsoft.Extensions.Options.Options.Create(new FastSerHubProtocolOptions()));

    private readonly ClientWebSocket _socket = new();
    private readonly byte[] _buffer = new byte[64 * 1024];
    private ReadOnlySequence<byte> _input;

    /// <summary>The way in which the server has ended the connection.</summary>
    public string? End { get; private set; }

    public static async Task<HubSocket> ConnectAsync(Uri address)
    {
        var socket = new HubSocket();
        try
        {
            using var stop = new CancellationTokenSource(TimeSpan.FromSeconds(20));
            await socket._socket.ConnectAsync(new UriBuilder(address) { Scheme = "ws", Path = "/hub" }.Uri, stop.Token);
            await socket._socket.SendAsync("{\"protocol\":\"fastser\",\"version\":1}\u001e"u8.ToArray(), WebSocketMessageType.Text, true, stop.Token);
            var answer = await socket._socket.ReceiveAsync(socket._buffer.AsMemory(), stop.Token);
            return Encoding.UTF8.GetString(socket._buffer, 0, answer.Count) == "{}\u001e" ? socket : throw new IOException("The handshake failed.");
        }
        catch
        {
            socket.Dispose();
            throw;
        }
    }

    public static byte[] FrameOf(HubMessage message) => s_protocol.GetMessageBytes(message).ToArray();

    /// <summary>A frame with any content.</summary>
    public static byte[] FrameOf(byte[] content)
    {
        var frame = new List<byte>();
        var rest = content.Length;
        for (; rest > 0x7F; rest >>= 7)
        {
            frame.Add((byte)(rest | 0x80));
        }

        return [.. frame, (byte)rest, .. content];
    }

    public async Task SendAsync(ReadOnlyMemory<byte> bytes)
    {
        using var stop = new CancellationTokenSource(TimeSpan.FromSeconds(20));
        await _socket.SendAsync(bytes, WebSocketMessageType.Binary, true, stop.Token);
    }

    /// <summary>The next message that is no ping; null once the server has closed the connection.</summary>
    public async Task<HubMessage?> ReceiveAsync()
    {
        while (true)
        {
            while (s_protocol.TryParseMessage(ref _input, this, out var message))
            {
                if (message is CloseMessage close)
                {
                    End = $"a closing message: {close.Error}";
                    return null;
                }

                if (message is not PingMessage)
                {
                    return message;
                }
            }

            using var stop = new CancellationTokenSource(TimeSpan.FromSeconds(20));
            var received = await _socket.ReceiveAsync(_buffer.AsMemory(), stop.Token);
            if (received.MessageType == WebSocketMessageType.Close)
            {
                End = $"the end of the connection: {_socket.CloseStatus} {_socket.CloseStatusDescription}";
                return null;
            }

            _input = new ReadOnlySequence<byte>([.. _input.ToArray(), .. _buffer.AsSpan(0, received.Count)]);
        }
    }

    public void Dispose() => _socket.Dispose();

    public Type GetReturnType(string invocationId) => invocationId.StartsWith('n') ? typeof(int) : typeof(Order);

    public Type GetStreamItemType(string streamId) => typeof(Order);

    public IReadOnlyList<Type> GetParameterTypes(string methodName) => throw new InvalidOperationException("The server calls nothing.");
}
