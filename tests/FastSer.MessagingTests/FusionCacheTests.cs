using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using ZiggyCreatures.Caching.Fusion;

namespace FastSer.MessagingTests;

/// <summary>Two programs with the real FusionCache, which share a distributed cache.</summary>
public sealed class FusionCacheTests
{
    /// <summary>FusionCache puts the version of its entries before the key.</summary>
    private const string Key = "v2:order";

    private readonly MemoryDistributedCache _shared = new(Microsoft.Extensions.Options.Options.Create(new MemoryDistributedCacheOptions()));

    private int _made;

    [Fact]
    public async Task EntryOfOneProgramIsReadByAnother()
    {
        using var first = Open();
        using var second = Open();

        await first.SetAsync("order", Order.Of(5, 10), static options => options.SetFailSafe(true).SetPriority(CacheItemPriority.High), ["shop"]);
        var order = await second.GetOrSetAsync<Order>("order", Make);

        Assert.Equal((5, "Ann", 10), (order.Id, order.Name, order.Amounts.Count));
        Assert.Equal(0, _made);
    }

    [Fact]
    public async Task TagsExpireEntriesInAnotherProgram()
    {
        using var first = Open();
        await first.SetAsync("order", Order.Of(5), tags: ["shop"]);
        await first.RemoveByTagAsync("shop");
        using var second = Open();

        Assert.Equal(1, (await second.GetOrSetAsync<Order>("order", Make)).Id);
        Assert.Equal(1, _made);
    }

    [Theory]
    [InlineData("cut")]
    [InlineData("fingerprint")]
    [InlineData("empty")]
    public async Task EntryThatIsDamagedIsAMiss(string damage)
    {
        using (var first = Open())
        {
            await first.SetAsync("order", Order.Of(5));
        }

        byte[] bytes = [.. _shared.Get(Key)!];
        bytes[0] ^= 1;
        await _shared.SetAsync(Key, damage switch { "cut" => _shared.Get(Key)![..^1], "fingerprint" => bytes, _ => [] });
        using var second = Open();

        Assert.Equal(1, (await second.GetOrSetAsync<Order>("order", Make)).Id);
        Assert.Equal(1, _made);
    }

    private FusionCache Open()
    {
        var cache = new FusionCache(new FusionCacheOptions { DefaultEntryOptions = new(TimeSpan.FromMinutes(5)) { ReThrowSerializationExceptions = false } });
        cache.SetupDistributedCache(_shared, new FastSerFusionCacheSerializer());
        return cache;
    }

    private Task<Order> Make(FusionCacheFactoryExecutionContext<Order> context, CancellationToken token)
    {
        _made++;
        return Task.FromResult(Order.Of(1));
    }
}
