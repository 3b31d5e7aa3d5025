using FastSer;
using FastSer.HostBenchmarks;
using FastSer.SignalR;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.SignalR.Protocol;

// dotnet run -c Release --project benchmarks/FastSer.HostBenchmarks [-p:WithMessagePack=true]
await using var server = await BenchServer.StartAsync();
using var tcp = new TcpConnections();
var transports = new (string Name, IConnectionFactory Connections)[] { ("TCP", tcp), ("pipe", new PipeConnections(server.Handler)) };
using var client = new HttpClient { BaseAddress = new Uri($"http://{server.Http}") };
Console.WriteLine("| calls | protocol | us a call | bytes allocated, both sides | throughput, times JSON |");
Console.WriteLine("|---|---|---|---|---|");
foreach (var size in (int[])[100, 1_000, 50_000])
{
    var payload = Payload.OfJsonSize(size);
    var sizes = $"{Payload.Json(payload).Length} B in JSON, {FastSerializer.GetSize(payload)} B in FastSer";
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

        await Comparison.RunAsync($"HTTP, {parallel} at a time, {sizes}", [Candidate.Json(client), Candidate.FastSer(client)], payload, parallel);
    }
}
