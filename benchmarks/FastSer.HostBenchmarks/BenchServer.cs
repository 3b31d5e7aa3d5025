using System.Net;
using FastSer.AspNetCore;
using FastSer.Grpc;
using Grpc.Core;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using ProtoBuf.Grpc.Configuration;
using ProtoBuf.Grpc.Server;

namespace FastSer.HostBenchmarks;

/// <summary>Kestrel with a hub over a plain connection, a minimal API, and services of gRPC.</summary>
internal sealed class BenchServer(WebApplication app) : IAsyncDisposable
{
    public IPEndPoint Hub { get; } = EndPointOf(app, 0);

    public IPEndPoint Http { get; } = EndPointOf(app, 1);

    public IPEndPoint Grpc { get; } = EndPointOf(app, 2);

    public HubConnectionHandler<BenchHub> Handler { get; } = app.Services.GetRequiredService<HubConnectionHandler<BenchHub>>();

    public static async Task<BenchServer> StartAsync()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(static options =>
        {
            options.Listen(IPAddress.Loopback, 0, static listen => listen.UseHub<BenchHub>());
            options.Listen(IPAddress.Loopback, 0);
            options.Listen(IPAddress.Loopback, 0, static listen => listen.Protocols = HttpProtocols.Http2);
        });
        builder.Services.AddCodeFirstGrpc();
        builder.Services.ConfigureHttpJsonOptions(static options => options.SerializerOptions.TypeInfoResolverChain.Insert(0, JsonTypes.Default));
        builder.Services.AddSignalR(static options => options.MaximumReceiveMessageSize = 1_000_000)
            .AddJsonProtocol(static options => options.PayloadSerializerOptions.TypeInfoResolverChain.Insert(0, JsonTypes.Default))
#if WITH_MESSAGEPACK
            .AddMessagePackProtocol()
#endif
            .AddFastSerProtocol(static options => options.AddHub<BenchHub>());
        var app = builder.Build();
        app.MapPost("/json", static (Payload body) => body);
        app.MapPost("/fastser", static (FastSer<Payload> body) => FastSerResults.Ok(body.Value));
        app.MapGrpcService(ServerServiceDefinition.CreateBuilder().AddMethod(EchoService.FastSer, static (payload, _) => Task.FromResult(payload)).Build());
        app.MapGrpcService<EchoService>();
        await app.StartAsync();
        return new BenchServer(app);
    }

    public ValueTask DisposeAsync() => app.DisposeAsync();

    private static IPEndPoint EndPointOf(WebApplication app, int index) => IPEndPoint.Parse(new Uri(app.Urls.ElementAt(index)).Authority);
}

public sealed class BenchHub : Hub
{
    public Payload Echo(Payload payload) => payload;
}

[Service]
public interface IEchoService
{
    [Operation]
    Task<Payload> Echo(Payload payload);
}

/// <summary>The service of protobuf-net.Grpc, and the same method with FastSer's messages.</summary>
public sealed class EchoService : IEchoService
{
    public static Method<Payload, Payload> FastSer { get; } = FastSerMethod.Unary<Payload, Payload>("bench.Echo", "Echo");

    public Task<Payload> Echo(Payload payload) => Task.FromResult(payload);
}
