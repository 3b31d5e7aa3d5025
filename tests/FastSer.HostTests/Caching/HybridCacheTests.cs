using FastSer.Caching;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.Caching.Memory;

namespace FastSer.HostTests.Caching;

/// <summary>The real HybridCache over a distributed cache that several programs share.</summary>
public sealed class HybridCacheTests : IDisposable
{
    private readonly TestLog _log = new();
    private readonly FastSerCacheOptions _options;

    /// <summary>HybridCache does not use a <see cref="MemoryDistributedCache"/> itself.</summary>
    private readonly FaultyCache _shared = FaultyCache.Create(
        new MemoryDistributedCache(Microsoft.Extensions.Options.Options.Create(new MemoryDistributedCacheOptions())), isBuffered: true);

    private int _made;

    public HybridCacheTests() => _options = new FastSerCacheOptions { Logger = _log };

    public void Dispose() => _log.Dispose();

    [Fact]
    public async Task EntryOfAnotherVersionIsDroppedAndMadeAgain()
    {
        await Hybrid().SetAsync("order", new FastOld { Id = 5 });
        await Assert.ThrowsAsync<FastSerException>(() => Hybrid().GetOrCreateAsync("order", Make).AsTask());
        _made = 0;
        var cache = Hybrid();

        Assert.Equal(1, (await cache.GetOrCreateFastSerAsync("order", Make, options: _options)).Id);
        Assert.Equal(1, (await cache.GetOrCreateFastSerAsync("order", Make, options: _options)).Id);
        await IsShared("order");
        Assert.Equal(1, (await Hybrid().GetOrCreateAsync("order", Make)).Id);
        Assert.Equal(1, _made);
        Assert.Contains("FingerprintMismatch", _log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task EntryOfAnotherVersionThrowsIfTheOptionsSaySo()
    {
        await Hybrid().SetAsync("order", new FastOld { Id = 5 });
        var strict = new FastSerCacheOptions { ThrowIfUnreadable = true };

        await Assert.ThrowsAsync<FastSerException>(() => Hybrid().GetOrCreateFastSerAsync("order", Make, options: strict).AsTask());

        Assert.Equal(0, _made);
    }

    [Fact]
    public async Task ReadableEntryAndTolerantTypesAreKept()
    {
        await Hybrid().SetAsync("tolerant", new TolerantOld { Id = 5 });
        await Hybrid().SetAsync("fast", new FastNew { Id = 6 });

        Assert.Equal(5, (await Hybrid().GetOrCreateFastSerAsync("tolerant", static _ => new ValueTask<TolerantNew>(new TolerantNew()))).Id);
        Assert.Equal(6, (await Hybrid().GetOrCreateFastSerAsync("fast", Make)).Id);
        Assert.Equal(0, _made);
    }

    /// <summary>An older program writes the entry again and again during a deployment.</summary>
    [Fact]
    public async Task EntryThatIsWrittenAgainAtOnceIsAnsweredFromTheFactory()
    {
        var faulty = FaultyCache.Create(new OldWriter(_shared), isBuffered: false);

        Assert.Equal(1, (await Hybrid(faulty).GetOrCreateFastSerAsync("order", Make, options: _options)).Id);
        Assert.Equal(2, (await Hybrid(faulty).GetOrCreateFastSerAsync("order", Make, options: _options)).Id);
    }

    [Fact]
    public async Task EntryThatCannotBeRemovedIsAnsweredFromTheFactory()
    {
        await Hybrid().SetAsync("order", new FastOld { Id = 5 });
        var faulty = FaultyCache.Create(_shared, isBuffered: false);
        faulty.OnRemove = new IOException("DEL secret-key");

        Assert.Equal(1, (await Hybrid(faulty).GetOrCreateFastSerAsync("order", Make, options: _options)).Id);

        Assert.DoesNotContain("secret-key", _log.Text, StringComparison.Ordinal);
    }

    /// <summary>An error in the data that the factory reads is no error in the entry.</summary>
    [Fact]
    public async Task ErrorOfTheFactoryThrowsAndDropsNothing()
    {
        var calls = 0;
        var cache = Hybrid();
        var started = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        async ValueTask<FastNew> Fail(CancellationToken cancellation)
        {
            calls++;
            await started.Task;
            return FastSerializer.Deserialize<FastNew>([9]);
        }

        var callers = Enumerable.Range(0, 5).Select(_ => cache.GetOrCreateFastSerAsync("order", Fail, options: _options).AsTask()).ToArray();
        started.SetResult();
        foreach (var caller in callers)
        {
            Assert.Equal(FastSerErrorCode.InvalidPresence, (await Assert.ThrowsAsync<FastSerException>(() => caller)).Code);
        }

        Assert.Equal(1, calls);
        Assert.Empty(_log.Text);
    }

    [Fact]
    public async Task CancellationThrows()
    {
        await Hybrid().SetAsync("order", new FastOld { Id = 5 });
        using var stop = new CancellationTokenSource();
        await stop.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => Hybrid().GetOrCreateFastSerAsync("order", Make, options: _options, cancellationToken: stop.Token).AsTask());
    }

    [RedisFact(isDeep: true)]
    public async Task RedisThatStopsAndComesBackIsAMissMeanwhile()
    {
        using var server = await RedisServer.StartAsync();
        await using var services = new ServiceCollection()
            .AddStackExchangeRedisCache(options =>
                options.Configuration = $"127.0.0.1:{server.Port},connectTimeout=2000,syncTimeout=5000,asyncTimeout=5000,abortConnect=false")
            .AddHybridCache().Services.AddFastSerHybridCacheSerializers().BuildServiceProvider();
        var distributed = services.GetRequiredService<IDistributedCache>();
        var hybrid = services.GetRequiredService<HybridCache>();
        Assert.Equal(1, (await distributed.GetOrSetFastSerAsync("order", Make, options: _options)).Id);
        Assert.Equal(1, (await distributed.GetOrSetFastSerAsync("order", Make, options: _options)).Id);
        Assert.Equal(2, (await hybrid.GetOrCreateFastSerAsync("hybrid", Make, options: _options)).Id);

        server.Dispose();
        var time = System.Diagnostics.Stopwatch.StartNew();
        Assert.Equal(3, (await distributed.GetOrSetFastSerAsync("order", Make, options: _options)).Id);
        Assert.Equal(4, (await hybrid.GetOrCreateFastSerAsync("other", Make, options: _options)).Id);
        Assert.InRange(time.Elapsed, TimeSpan.Zero, TimeSpan.FromSeconds(30));
        Assert.Contains("Warning:", _log.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("order", _log.Text, StringComparison.Ordinal);

        using var again = await RedisServer.StartAsync(server.Port);
        var isCached = false;
        while (!isCached)
        {
            Assert.InRange(time.Elapsed, TimeSpan.Zero, TimeSpan.FromSeconds(60));
            var order = await distributed.GetOrSetFastSerAsync("order", Make, options: _options);
            isCached = order.Id == (await distributed.GetOrSetFastSerAsync("order", Make, options: _options)).Id;
        }
    }

    private HybridCache Hybrid(IDistributedCache? cache = null) => new ServiceCollection().AddSingleton(cache ?? _shared)
        .AddHybridCache().Services.AddFastSerHybridCacheSerializers().BuildServiceProvider().GetRequiredService<HybridCache>();

    /// <summary>Waits for an entry of the distributed cache: HybridCache answers its caller before it has written there.</summary>
    private async Task IsShared(string key)
    {
        var time = System.Diagnostics.Stopwatch.StartNew();
        while (await _shared.GetAsync(key) is null)
        {
            Assert.InRange(time.Elapsed, TimeSpan.Zero, TimeSpan.FromSeconds(30));
            await Task.Delay(1);
        }
    }

    private ValueTask<FastNew> Make(CancellationToken cancellation) => new(new FastNew { Id = ++_made });

    /// <summary>Each value that is read is one of an older program.</summary>
    private sealed class OldWriter(IDistributedCache inner) : IDistributedCache
    {
        public async Task<byte[]?> GetAsync(string key, CancellationToken token = default)
        {
            await inner.SetFastSerAsync("old", new FastOld { Id = 5 }, cancellationToken: token);
            return await inner.GetAsync("old", token);
        }

        public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default) => Task.CompletedTask;

        public Task RemoveAsync(string key, CancellationToken token = default) => Task.CompletedTask;

        public Task RefreshAsync(string key, CancellationToken token = default) => Task.CompletedTask;

        public byte[]? Get(string key) => throw new NotSupportedException();

        public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => throw new NotSupportedException();

        public void Remove(string key) => throw new NotSupportedException();

        public void Refresh(string key) => throw new NotSupportedException();
    }
}
