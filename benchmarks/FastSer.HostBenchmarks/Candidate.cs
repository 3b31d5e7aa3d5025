using System.Diagnostics;
using System.Net;
using System.Net.Http.Json;
using FastSer.Grpc;
using FastSer.Http;
using FastSer.SignalR;
using Grpc.Net.Client;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.SignalR.Client;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using ProtoBuf.Grpc.Client;

namespace FastSer.HostBenchmarks;

/// <summary>One way to send a payload and have it back.</summary>
/// <param name="Name">What is compared.</param>
/// <param name="Call">One call.</param>
internal sealed record Candidate(string Name, Func<Payload, Task<Payload>> Call)
{
    public static async Task<Candidate> HubAsync<TProtocol>(string name, IConnectionFactory connections, EndPoint address)
        where TProtocol : class, IHubProtocol
    {
        var builder = new HubConnectionBuilder();
        builder.Services.AddSingleton(connections);
        builder.Services.AddSingleton(address);
        builder.Services.AddSingleton<IHubProtocol, TProtocol>();
        builder.Services.Configure<FastSerHubProtocolOptions>(static options => options.AddHub<BenchHub>());
        builder.Services.Configure<Microsoft.AspNetCore.SignalR.JsonHubProtocolOptions>(
            static options => options.PayloadSerializerOptions.TypeInfoResolverChain.Insert(0, JsonTypes.Default));
        var connection = builder.Build();
        await connection.StartAsync();
        return new Candidate(name, payload => connection.InvokeAsync<Payload>("Echo", payload));
    }

    public static Candidate Json(HttpClient client) => new("JSON", async payload =>
    {
        using var response = await client.PostAsJsonAsync("/json", payload, JsonTypes.Default.Payload);
        return (await response.Content.ReadFromJsonAsync(JsonTypes.Default.Payload))!;
    });

    public static Candidate FastSer(HttpClient client) => new("FastSer", async payload =>
    {
        using var response = await client.PostAsFastSerAsync("/fastser", payload);
        return await response.Content.ReadFromFastSerAsync<Payload>();
    });

    public static Candidate ProtobufNet(GrpcChannel channel)
    {
        var service = channel.CreateGrpcService<IEchoService>();
        return new("protobuf-net", service.Echo);
    }

    public static Candidate FastSer(GrpcChannel channel)
    {
        var calls = channel.CreateCallInvoker();
        return new("FastSer", async payload => await calls.Call(EchoService.FastSer, payload));
    }

    /// <summary>An entry is written, and read by a program that does not have it in its own memory.</summary>
    public static Candidate Cache(string name, Action<IServiceCollection> setup)
    {
        var services = new ServiceCollection();
        services.AddSingleton<IDistributedCache, ByteCache>();
        services.AddHybridCache();
        setup(services);
        var cache = services.BuildServiceProvider().GetRequiredService<HybridCache>();
        var shared = new HybridCacheEntryOptions { Flags = HybridCacheEntryFlags.DisableLocalCache };
        return new(name, async payload =>
        {
            await cache.SetAsync("payload", payload, shared);
            return await cache.GetOrCreateAsync<Payload>("payload", static _ => throw new InvalidOperationException("The entry is not there."), shared);
        });
    }

    /// <summary>Seconds for so many calls, of which some are under way at the same time.</summary>
    public async Task<double> RunAsync(Payload payload, int calls, int parallel)
    {
        var start = Stopwatch.GetTimestamp();
        var left = calls;
        await Task.WhenAll(Enumerable.Range(0, parallel).Select(async _ =>
        {
            while (Interlocked.Decrement(ref left) >= 0)
            {
                await Call(payload);
            }
        }));
        return Stopwatch.GetElapsedTime(start).TotalSeconds;
    }
}
