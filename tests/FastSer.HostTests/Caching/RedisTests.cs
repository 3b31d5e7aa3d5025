using FastSer.Caching;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.Caching.StackExchangeRedis;

namespace FastSer.HostTests.Caching;

/// <summary>Entries in a real redis-server, with the real Redis cache and the real HybridCache.</summary>
public sealed class RedisTests
{
    [RedisFact]
    public async Task EntriesComeBackAndExpire()
    {
        using var server = await RedisServer.StartAsync();
        using var cache = Connect(server.Port);
        var big = new byte[3_000_000];
        new Random(1).NextBytes(big);
        await cache.SetFastSerAsync("order", Samples.Order(3));
        await cache.SetFastSerAsync("big", big);
        var soon = new DistributedCacheEntryOptions { AbsoluteExpirationRelativeToNow = TimeSpan.FromMilliseconds(200) };
        await cache.SetFastSerAsync("short", Samples.Order(4), soon);

        Samples.AssertEqual(Samples.Order(3), (await cache.GetFastSerAsync<Order>("order")).Value);
        Assert.Equal(big, (await cache.GetFastSerAsync<byte[]>("big")).Value);
        Assert.False((await cache.GetFastSerAsync<Order>("missing")).IsFound);
        await Task.Delay(400);
        Assert.False((await cache.GetFastSerAsync<Order>("short")).IsFound);
        await cache.RemoveAsync("order");
        Assert.False((await cache.GetFastSerAsync<Order>("order")).IsFound);
    }

    [RedisFact]
    public async Task EntriesOfOtherBuildsAreMissesOrRead()
    {
        using var server = await RedisServer.StartAsync();
        using var old = Connect(server.Port);
        using var cache = Connect(server.Port);
        await old.SetFastSerAsync("tolerant", new TolerantOld { Id = 5 });
        await old.SetFastSerAsync("fast", new FastOld { Id = 5 });
        await old.SetAsync("corrupt", "no entry"u8.ToArray(), new DistributedCacheEntryOptions());
        await old.SetAsync("empty", [], new DistributedCacheEntryOptions());

        Assert.Equal(5, (await cache.GetFastSerAsync<TolerantNew>("tolerant")).Value!.Id);
        foreach (var key in (string[])["fast", "corrupt", "empty"])
        {
            Assert.False((await cache.GetFastSerAsync<FastNew>(key)).IsFound);
        }

        var made = await cache.GetOrSetFastSerAsync("fast", static _ => new ValueTask<FastNew>(new FastNew { Id = 6 }));
        Assert.Equal(6, made.Id);
        Assert.Equal(6, (await cache.GetFastSerAsync<FastNew>("fast")).Value!.Id);
    }

    [RedisFact]
    public async Task HybridCacheSharesEntriesBetweenPrograms()
    {
        using var server = await RedisServer.StartAsync();
        using var first = Connect(server.Port);
        using var second = Connect(server.Port);
        var made = 0;
        ValueTask<Order> Make(CancellationToken cancellation) => new(Samples.Order(++made));

        Assert.Equal(1, (await Hybrid(first).GetOrCreateAsync("order", Make)).Id);
        Samples.AssertEqual(Samples.Order(1), await Hybrid(second).GetOrCreateAsync("order", Make));
        Assert.Equal(1, made);
        await Hybrid(first).SetAsync("other", new FastOld { Id = 1 });
        var error = await Assert.ThrowsAsync<FastSerException>(
            () => Hybrid(second).GetOrCreateAsync("other", static _ => new ValueTask<FastNew>(new FastNew())).AsTask());
        Assert.Equal(FastSerErrorCode.FingerprintMismatch, error.Code);

        // A type without a FastSer serializer has HybridCache's own, which is JSON.
        await Hybrid(first).SetAsync("plain", new Plain { Id = 7 });
        Assert.Equal(7, (await Hybrid(second).GetOrCreateAsync("plain", static _ => new ValueTask<Plain>(new Plain()))).Id);
    }

    private static RedisCache Connect(int port) => new(Microsoft.Extensions.Options.Options.Create(new RedisCacheOptions
    {
        Configuration = $"127.0.0.1:{port},connectTimeout=2000,syncTimeout=5000,asyncTimeout=5000",
    }));

    private static HybridCache Hybrid(IDistributedCache cache) => new ServiceCollection().AddSingleton(cache)
        .AddHybridCache().Services.AddFastSerHybridCacheSerializers().BuildServiceProvider().GetRequiredService<HybridCache>();

    [RedisFact]
    public async Task ServerThatStopsIsAnErrorAndNoMiss()
    {
        using var server = await RedisServer.StartAsync();
        using var cache = Connect(server.Port);
        await cache.SetFastSerAsync("order", Samples.Order(3));
        server.Dispose();

        var error = await Assert.ThrowsAnyAsync<Exception>(() => cache.GetFastSerAsync<Order>("order"));
        Assert.StartsWith("StackExchange.Redis", error.GetType().Namespace, StringComparison.Ordinal);
    }

    [RedisFact]
    public async Task ManyCallersShareOneCache()
    {
        using var server = await RedisServer.StartAsync();
        using var cache = Connect(server.Port);
        await Task.WhenAll(Enumerable.Range(0, 16).Select(async caller =>
        {
            for (var i = 0; i < 50; i++)
            {
                await cache.SetFastSerAsync($"{caller}:{i % 7}", Samples.Order(caller));
                Samples.AssertEqual(Samples.Order(caller), (await cache.GetFastSerAsync<Order>($"{caller}:{i % 7}")).Value);
            }
        }));
    }
}
