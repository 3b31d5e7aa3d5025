using FastSer;
using FastSer.Caching;
using FastSer.HostBenchmarks;
using FastSer.SignalR;
using Grpc.Net.Client;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using ProtoBuf.Meta;

// dotnet run -c Release --project benchmarks/FastSer.HostBenchmarks [-p:WithMessagePack=true] [-- START], rows that begin with START
Comparison.Start = args.FirstOrDefault("");

// Otherwise a time that was in UTC comes back without its kind.
RuntimeTypeModel.Default.IncludeDateTimeKind = true;

await using var server = await BenchServer.StartAsync();
using var tcp = new TcpConnections();
var transports = new (string Name, IConnectionFactory Connections)[] { ("TCP", tcp), ("pipe", new PipeConnections(server.Handler)) };
using var client = new HttpClient { BaseAddress = new Uri($"http://{server.Http}") };
using var channel = GrpcChannel.ForAddress($"http://{server.Grpc}");
Console.WriteLine("| calls | protocol | us a call | bytes allocated, both sides | throughput, times the first |");
Console.WriteLine("|---|---|---|---|---|");
foreach (var size in (int[])[100, 1_000, 50_000])
{
    var payload = Payload.OfJsonSize(size);
    var sizes = $"{Payload.Json(payload).Length} B in JSON, {FastSerializer.GetSize(payload)} B in FastSer";
    var protobuf = $"{Protobuf(payload)} B in protobuf, {FastSerializer.GetSize(payload)} B in FastSer";
    await Comparison.RunAsync(
        $"HybridCache, set and get, {sizes}",
        [
            Candidate.Cache("JSON", static _ => { }),
            Candidate.Cache("MemoryPack", static services => services.AddSingleton<IHybridCacheSerializer<Payload>, MemoryPackCacheSerializer>()),
            Candidate.Cache("FastSer", static services => services.AddFastSerHybridCacheSerializers()),
        ],
        payload,
        parallel: 1);
    foreach (var parallel in (int[])[1, 16])
    {
        foreach (var (name, connections) in transports)
        {
            Candidate[] hubs =
            [
                await Candidate.HubAsync<JsonHubProtocol>("JSON", connections, server.Hub),
                await Candidate.HubAsync<FastSerHubProtocol>("FastSer", connections, server.Hub),
#if WITH_MESSAGEPACK
                await Candidate.HubAsync<MessagePackHubProtocol>("MessagePack", connections, server.Hub),
#endif
            ];
            await Comparison.RunAsync($"hub over {name}, {parallel} at a time, {sizes}", hubs, payload, parallel);
        }

        await Comparison.RunAsync($"gRPC, {parallel} at a time, {protobuf}", [Candidate.ProtobufNet(channel), Candidate.FastSer(channel)], payload, parallel);
        await Comparison.RunAsync($"HTTP, {parallel} at a time, {sizes}", [Candidate.Json(client), Candidate.FastSer(client)], payload, parallel);
    }
}

static long Protobuf(Payload payload)
{
    using var stream = new MemoryStream();
    ProtoBuf.Serializer.Serialize(stream, payload);
    return stream.Length;
}
