using System.Globalization;
using System.Net.Sockets;
using System.Text;

namespace FastSer.HostTests.Harness;

/// <summary>A request over a bare connection, for what HttpClient never does: bodies that stop, drip or end too early.</summary>
internal sealed class RawRequest : IDisposable
{
    private readonly TcpClient _connection = new() { NoDelay = true };

    /// <summary>Sends the head of a POST request; without a length the body is chunked.</summary>
    public static async Task<RawRequest> PostAsync(TestServer server, string path, string mediaType, int? length)
    {
        var request = new RawRequest();
        var address = server.Client.BaseAddress!;
        await request._connection.ConnectAsync(address.Host, address.Port);
        var size = length is { } known ? $"Content-Length: {known}" : "Transfer-Encoding: chunked";
        await request.SendAsync(Encoding.ASCII.GetBytes(
            $"POST {path} HTTP/1.1\r\nHost: {address.Authority}\r\nContent-Type: {mediaType}\r\nAccept: */*\r\n{size}\r\n\r\n"));
        return request;
    }

    public Task SendAsync(ReadOnlyMemory<byte> bytes) => _connection.GetStream().WriteAsync(bytes).AsTask();

    public async Task SendChunkAsync(ReadOnlyMemory<byte> bytes)
    {
        await SendAsync(Encoding.ASCII.GetBytes(bytes.Length.ToString("x", CultureInfo.InvariantCulture) + "\r\n"));
        await SendAsync(bytes);
        await SendAsync("\r\n"u8.ToArray());
    }

    /// <summary>Receives the bytes that the server sends until the end of the response's head.</summary>
    public async Task<string> ReceiveHeadAsync()
    {
        using var stop = new CancellationTokenSource(TimeSpan.FromSeconds(30));
        var head = new StringBuilder();
        var buffer = new byte[1];
        while (!head.ToString().EndsWith("\r\n\r\n", StringComparison.Ordinal) && await _connection.GetStream().ReadAsync(buffer, stop.Token) > 0)
        {
            head.Append((char)buffer[0]);
        }

        return head.ToString();
    }

    /// <summary>Disappears, with or without saying so.</summary>
    public void Vanish(bool isReset)
    {
        if (isReset)
        {
            _connection.Client.LingerState = new LingerOption(true, 0);
        }

        _connection.Close();
    }

    public void Dispose() => _connection.Dispose();
}
