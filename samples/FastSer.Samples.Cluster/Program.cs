using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Text.Json;
using FastSer;
using FastSer.Orleans;
using FastSer.RabbitMQ;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Orleans.Configuration;
using Orleans.Runtime;
using Orleans.Serialization;
using StackExchange.Redis;

// Orders go through a broker to the nodes of a cluster, which keep them for their customers. One node is killed in the middle.
// run.sh starts the servers: Redis for the cluster's members, the state and the cache, and RabbitMQ.
const int OrderCount = 2_000;
const int CustomerCount = 50;

var servers = Servers.OfEnvironment();
if (args is ["node", var cluster, var port, var gatewayPort])
{
    await Node.RunAsync(servers, cluster, int.Parse(port), int.Parse(gatewayPort));
    return;
}

cluster = $"cluster-{Environment.ProcessId}";
var clock = Stopwatch.StartNew();
await using var connection = await servers.ConnectAsync();
await FastSerConsumer.DeclareQueuesAsync(connection, cluster);
List<Process> nodes = [Start(), Start()];
using var client = await ConnectAsync(cluster);
var members = client.Services.GetRequiredService<IClusterClient>().GetGrain<IManagementGrain>(0);
while ((await members.GetHosts(onlyActive: true)).Count < nodes.Count)
{
    CheckTime();
    await Task.Delay(50);
}

var start = clock.Elapsed;
await using (var publisher = await FastSerPublisher.OpenAsync(connection, Node.Types))
{
    await publisher.PublishBatchAsync(
        "", cluster, Enumerable.Range(0, OrderCount).Select(static id => new Order(id, id % CustomerCount, $"article {id % 7}", 1 + id % 3)));
}

var stored = 0;
var isKilled = false;
var longestPause = TimeSpan.Zero;
var last = clock.Elapsed;
Account[] accounts;
do
{
    await Task.Delay(50);
    accounts = await AccountsAsync();
    var now = accounts.Sum(static account => account.Orders.Count);
    if (now > stored)
    {
        longestPause = TimeSpan.FromTicks(Math.Max(longestPause.Ticks, (clock.Elapsed - last).Ticks));
        (stored, last) = (now, clock.Elapsed);
    }

    if (stored >= OrderCount / 3 && !isKilled)
    {
        Console.WriteLine($"A node is killed after {stored} orders.");
        nodes[0].Kill();
        isKilled = true;
    }

    if (nodes.Count(static node => !node.HasExited) < 2)
    {
        nodes.Add(Start());
    }

    CheckTime();
}
while (stored < OrderCount);

var time = clock.Elapsed - start;

foreach (var node in nodes)
{
    node.StandardInput.Close();
    await node.WaitForExitAsync();
    node.Dispose();
}

await using var channel = await connection.CreateChannelAsync();
var dead = await channel.MessageCountAsync(cluster + ".dead");
var left = await channel.MessageCountAsync(cluster);
await channel.QueueDeleteAsync(cluster, ifUnused: false, ifEmpty: false);
await channel.QueueDeleteAsync(cluster + ".dead", ifUnused: false, ifEmpty: false);

var orders = accounts.SelectMany(static account => account.Orders.Values).ToArray();
var isRight = accounts.All(static account => account.Total == account.Orders.Values.Sum(static order => order.Count * Catalog.PriceOf(order.Article).Amount));
var bytes = accounts.Sum(static account => FastSerializer.GetSize(account));
var json = accounts.Sum(static account => JsonSerializer.SerializeToUtf8Bytes(account).Length);
Console.WriteLine(
    $"{time.TotalSeconds:F1} s, longest pause {longestPause.TotalSeconds:F1} s; {accounts.Sum(static account => account.Repeated)} orders delivered again, "
    + $"{left} in the queue; stored state {bytes} bytes, {json} in JSON.");
Console.WriteLine($"{OrderCount} orders: {OrderCount - orders.DistinctBy(static order => order.Id).Count()} lost, {orders.Length - OrderCount} stored twice, "
    + $"{dead} dead letters, totals right: {isRight}.");

void CheckTime()
{
    if (clock.Elapsed > TimeSpan.FromMinutes(2))
    {
        throw new TimeoutException("The orders were not stored within two minutes.");
    }
}

Process Start() =>
    Process.Start(new ProcessStartInfo(Environment.ProcessPath!, ["node", cluster, $"{FreePort()}", $"{FreePort()}"]) { RedirectStandardInput = true })!;

async Task<Account[]> AccountsAsync()
{
    var grains = client.Services.GetRequiredService<IClusterClient>();
    while (true)
    {
        try
        {
            return await Task.WhenAll(Enumerable.Range(0, CustomerCount).Select(id => grains.GetGrain<ICustomerGrain>(id).Get()));
        }
        catch (Exception error) when (error is OrleansException or TimeoutException)
        {
            await Task.Delay(100);
        }
    }
}

async Task<IHost> ConnectAsync(string id)
{
    var builder = Host.CreateApplicationBuilder();
    builder.Logging.ClearProviders();
    builder.UseOrleansClient(one =>
    {
        one.Configure<ClusterOptions>(options => options.ClusterId = options.ServiceId = id);
        one.UseRedisClustering(options => options.ConfigurationOptions = ConfigurationOptions.Parse(servers.Redis));
        one.UseConnectionRetryFilter(async (_, stop) =>
        {
            await Task.Delay(200, stop);
            return nodes.Exists(static node => !node.HasExited);
        });
        one.Services.AddSerializer(static serializer => serializer.AddFastSer());
    });
    var host = builder.Build();
    await host.StartAsync();
    return host;
}

static int FreePort()
{
    using var listener = new TcpListener(IPAddress.Loopback, 0);
    listener.Start();
    return ((IPEndPoint)listener.LocalEndpoint).Port;
}
