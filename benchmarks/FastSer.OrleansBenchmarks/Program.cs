using System.Buffers;
using System.Diagnostics;
using FastSer.Benchmarks.Statistics;
using FastSer.Orleans;
using FastSer.OrleansBenchmarks;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Orleans;
using Orleans.Hosting;
using Orleans.Serialization;
using Orleans.TestingHost;

// dotnet run -c Release --project benchmarks/FastSer.OrleansBenchmarks
// Both in turn, in one process: what disturbs a round disturbs both.
const int Rounds = 40;
const double RoundSeconds = 0.03;

await using var cluster = new TestClusterBuilder(1) { Options = { ConfigureFileLogging = false } }
    .AddSiloBuilderConfigurator<Silo>().AddClientBuilderConfigurator<Client>().Build();
await cluster.DeployAsync();
var grain = cluster.GrainFactory.GetGrain<IEchoGrain>(0);
var services = new ServiceCollection().AddSerializer(static builder => builder.AddFastSer()).BuildServiceProvider();
var serializer = services.GetRequiredService<Serializer>();
var copier = services.GetRequiredService<DeepCopier>();
var output = new ArrayBufferWriter<byte>(1 << 20);
Console.WriteLine("| lines | bytes Orleans; FastSer | | Orleans, ns | FastSer, times as fast |");
Console.WriteLine("|---|---|---|---|---|");
foreach (var lines in (int[])[1, 20, 1000])
{
    var (native, order) = (NativeOrder.Of(lines), Order.Of(lines));
    var (nativeBytes, bytes) = (serializer.SerializeToArray(native), serializer.SerializeToArray(order));
    var sizes = $"{nativeBytes.Length}; {bytes.Length}";
    await CompareAsync(lines, sizes, "write", () => Write(native), () => Write(order));
    await CompareAsync(lines, sizes, "read", () => Run(() => serializer.Deserialize<NativeOrder>(nativeBytes)),
        () => Run(() => serializer.Deserialize<Order>(bytes)));
    await CompareAsync(lines, sizes, "copy", () => Run(() => copier.Copy(native)), () => Run(() => copier.Copy(order)));
    await CompareAsync(lines, sizes, "grain call", async () => await grain.Echo(native), async () => await grain.Echo(order));
}

Task Write<T>(T value)
{
    output.ResetWrittenCount();
    serializer.Serialize(value, output);
    return Task.CompletedTask;
}

static Task Run<T>(Func<T> call)
{
    GC.KeepAlive(call());
    return Task.CompletedTask;
}

static async Task CompareAsync(int lines, string sizes, string name, params Func<Task>[] calls)
{
    var counts = new int[calls.Length];
    for (var i = 0; i < calls.Length; i++)
    {
        for (var wave = 0; wave < 8; wave++)
        {
            await RunAsync(calls[i], 200);
            await Task.Delay(130);
        }

        counts[i] = (int)Math.Max(20, RoundSeconds / (await RunAsync(calls[i], 200) / 200));
    }

    var random = new Random(1);
    var seconds = calls.Select(static _ => new double[Rounds]).ToArray();
    for (var round = 0; round < Rounds; round++)
    {
        foreach (var i in RoundOrder.Next(random, calls.Length))
        {
            seconds[i][round] = await RunAsync(calls[i], counts[i]) / counts[i];
        }
    }

    var ratio = Ratio.Of(seconds[0], seconds[1]);
    Console.WriteLine($"| {lines} | {sizes} | {name} | {1e9 * Median.Of(seconds[0]):F0} | {ratio.Middle:F2} ({ratio.Low:F2}-{ratio.High:F2}) |");
}

static async Task<double> RunAsync(Func<Task> call, int count)
{
    var start = Stopwatch.GetTimestamp();
    for (var i = 0; i < count; i++)
    {
        await call();
    }

    return Stopwatch.GetElapsedTime(start).TotalSeconds;
}

internal sealed class Silo : ISiloConfigurator
{
    public void Configure(ISiloBuilder siloBuilder) =>
        siloBuilder.Services.AddSerializer(static serializer => serializer.AddFastSer());
}

internal sealed class Client : IClientBuilderConfigurator
{
    public void Configure(IConfiguration configuration, IClientBuilder clientBuilder) =>
        clientBuilder.Services.AddSerializer(static serializer => serializer.AddFastSer());
}
