using System.IO.Pipelines;
using System.Net;
using System.Net.Sockets;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.Server.Kestrel.Transport.Sockets;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.Logging.Abstractions;

namespace FastSer.HostBenchmarks;

/// <summary>A client's connection over TCP, which does not hold small messages back.</summary>
internal sealed class TcpConnections : IConnectionFactory, IDisposable
{
    private readonly SocketConnectionContextFactory _factory = new(new SocketConnectionFactoryOptions(), NullLogger.Instance);

    public async ValueTask<ConnectionContext> ConnectAsync(EndPoint endpoint, CancellationToken cancellationToken = default)
    {
        var socket = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        await socket.ConnectAsync(endpoint, cancellationToken);
        return _factory.Create(socket);
    }

    public void Dispose() => _factory.Dispose();
}

/// <summary>A client's connection to a hub of this process: without sockets, the share of the protocol is larger.</summary>
internal sealed class PipeConnections(HubConnectionHandler<BenchHub> hub) : IConnectionFactory
{
    public ValueTask<ConnectionContext> ConnectAsync(EndPoint endpoint, CancellationToken cancellationToken = default)
    {
        var options = new PipeOptions(useSynchronizationContext: false);
        var (up, down) = (new Pipe(options), new Pipe(options));
        var server = new DefaultConnectionContext("server", new Ends(up.Reader, down.Writer), new Ends(down.Reader, up.Writer));
        _ = hub.OnConnectedAsync(server);
        return ValueTask.FromResult<ConnectionContext>(
            new DefaultConnectionContext("client", new Ends(down.Reader, up.Writer), new Ends(up.Reader, down.Writer)));
    }

    private sealed record Ends(PipeReader Input, PipeWriter Output) : IDuplexPipe;
}
