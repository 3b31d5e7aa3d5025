using FastSer.Caching;
using FastSer.Orleans;
using FastSer.RabbitMQ;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Orleans.Configuration;
using Orleans.Serialization;
using RabbitMQ.Client;
using StackExchange.Redis;

/// <summary>A node: a silo of Orleans that takes orders from the broker.</summary>
internal static class Node
{
    public static readonly FastSerMessageTypes Types = new FastSerMessageTypes().Add<Order>("order");

    public static async Task RunAsync(Servers servers, string cluster, int port, int gatewayPort)
    {
        var builder = Host.CreateApplicationBuilder();
        builder.Logging.ClearProviders();
        builder.UseOrleans(silo =>
        {
            silo.Configure<ClusterOptions>(options => options.ClusterId = options.ServiceId = cluster);
            silo.ConfigureEndpoints("localhost", port, gatewayPort);
            silo.UseRedisClustering(options => options.ConfigurationOptions = ConfigurationOptions.Parse(servers.Redis));
            silo.AddRedisGrainStorageAsDefault(options => options.ConfigurationOptions = ConfigurationOptions.Parse(servers.Redis));

            // A node that is gone is noticed within a few seconds; the default takes half a minute.
            silo.Configure<ClusterMembershipOptions>(static options =>
            {
                options.ProbeTimeout = TimeSpan.FromSeconds(1.5);
                options.NumMissedProbesLimit = 2;
                options.NumVotesForDeathDeclaration = 1;
            });
            silo.Services.AddSerializer(static serializer => serializer.AddFastSer());
            silo.Services.AddFastSerGrainStorage();
        });
        builder.Services.AddStackExchangeRedisCache(options => options.Configuration = servers.Redis);
        builder.Services.AddHybridCache();
        builder.Services.AddFastSerHybridCacheSerializers();
        using var host = builder.Build();
        await host.StartAsync();

        var cache = host.Services.GetRequiredService<HybridCache>();
        var grains = host.Services.GetRequiredService<IGrainFactory>();
        await using var connection = await servers.ConnectAsync();
        await using var consumer = await FastSerConsumer.StartAsync(
            connection, cluster, Types, HandleAsync, new FastSerConsumerOptions { Prefetch = 20, Concurrency = 8 });
        while (await Console.In.ReadLineAsync() is not null)
        {
        }

        await consumer.DisposeAsync();
        await host.StopAsync();

        // The broker has the message until this has succeeded.
        async Task HandleAsync(FastSerMessage message, CancellationToken stop)
        {
            var order = (Order)message.Value!;
            var price = await cache.GetOrCreateFastSerAsync<Price>(
                $"price-{order.Article}", _ => ValueTask.FromResult(Catalog.PriceOf(order.Article)), cancellationToken: stop);
            while (true)
            {
                try
                {
                    await grains.GetGrain<ICustomerGrain>(order.CustomerId).Place(order, price);
                    return;
                }
                catch (Exception error) when (error is OrleansException or TimeoutException)
                {
                    // The grain was on the node that is gone, and has no new place yet.
                    await Task.Delay(100, stop);
                }
            }
        }
    }
}

internal static class Catalog
{
    public static Price PriceOf(string article) => new(article, article.Length + 0.5m);
}

internal sealed record Servers(string Redis, Uri Broker)
{
    public static Servers OfEnvironment() => new(
        Environment.GetEnvironmentVariable("FASTSER_REDIS") ?? "localhost:6379",
        new Uri(Environment.GetEnvironmentVariable("FASTSER_AMQP") ?? "amqp://localhost"));

    public Task<IConnection> ConnectAsync() => new ConnectionFactory { Uri = Broker }.CreateConnectionAsync();
}
