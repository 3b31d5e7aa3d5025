using FastSer.Caching;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;

namespace FastSer.HostTests.Caching;

/// <summary>Caches that cannot be reached.</summary>
public sealed class AwayTests : IDisposable
{
    private readonly TestLog _log = new();
    private readonly FastSerCacheOptions _options;
    private int _made;

    public AwayTests() => _options = new FastSerCacheOptions { Logger = _log };

    public static TheoryData<bool> Caches => [true, false];

    public void Dispose() => _log.Dispose();

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task CacheThatCannotBeReadIsAMissAndIsNotWritten(bool isBuffered)
    {
        var cache = Create(isBuffered);
        cache.OnGet = cache.OnSet = new IOException("GET secret-key");

        Assert.Equal(1, (await GetOrSetAsync(cache)).Id);
        Assert.Equal(2, (await GetOrSetAsync(cache)).Id);

        Assert.Equal(0, cache.Sets);
        Assert.Contains("Warning:", _log.Text, StringComparison.Ordinal);
        Assert.Contains(nameof(IOException), _log.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("secret-key", _log.Text, StringComparison.Ordinal);
        cache.OnGet = cache.OnSet = null;
        Assert.Equal(3, (await GetOrSetAsync(cache)).Id);
        Assert.Equal(3, (await GetOrSetAsync(cache)).Id);
    }

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task CacheThatCannotBeWrittenLeavesTheValue(bool isBuffered)
    {
        var cache = Create(isBuffered);
        cache.OnSet = new TimeoutException("SET secret-key");

        Assert.Equal(1, (await GetOrSetAsync(cache)).Id);

        Assert.Equal(1, cache.Sets);
        Assert.Contains(nameof(TimeoutException), _log.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("secret-key", _log.Text, StringComparison.Ordinal);
    }

    /// <summary>A cache may end its own waiting by a cancellation, which is not the caller's.</summary>
    [Theory]
    [MemberData(nameof(Caches))]
    public async Task CancellationOfTheCacheIsAMiss(bool isBuffered)
    {
        var cache = Create(isBuffered);
        cache.OnGet = new OperationCanceledException();

        Assert.Equal(1, (await GetOrSetAsync(cache)).Id);
    }

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task CancellationOfTheCallerThrows(bool isBuffered)
    {
        var cache = Create(isBuffered);
        using var before = new CancellationTokenSource();
        await before.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => GetOrSetAsync(cache, before.Token));
        Assert.Equal(0, _made);

        using var within = new CancellationTokenSource();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => cache.GetOrSetFastSerAsync(
            "order",
            async _ =>
            {
                await within.CancelAsync();
                return Samples.Order(1);
            },
            null, _options, within.Token));
    }

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task OtherErrorsThrow(bool isBuffered)
    {
        var cache = Create(isBuffered);
        var strict = new FastSerCacheOptions { ThrowIfUnreadable = true };
        await cache.SetAsync("order", [9], new());

        await Assert.ThrowsAsync<InvalidOperationException>(() => cache.GetOrSetFastSerAsync<Order>("none", static _ => throw new InvalidOperationException()));
        Assert.True((await Assert.ThrowsAsync<FastSerException>(() => cache.GetOrSetFastSerAsync("order", Make, null, strict))).IsDataError);
        var unwritable = await Assert.ThrowsAsync<FastSerException>(() => cache.GetOrSetFastSerAsync("node", static _ => new ValueTask<Node>(Deep())));
        Assert.Equal(FastSerErrorCode.DepthExceeded, unwritable.Code);
        cache.OnGet = new IOException();
        await Assert.ThrowsAsync<IOException>(() => cache.GetFastSerAsync<Order>("order"));
    }

    private static FaultyCache Create(bool isBuffered) => FaultyCache.Create(
        new MemoryDistributedCache(Microsoft.Extensions.Options.Options.Create(new MemoryDistributedCacheOptions())), isBuffered);

    private static Node Deep()
    {
        var node = new Node();
        for (var i = 0; i < 100; i++)
        {
            node = new Node { Next = node };
        }

        return node;
    }

    private Task<Order> GetOrSetAsync(FaultyCache cache, CancellationToken cancellation = default) =>
        cache.GetOrSetFastSerAsync("order", Make, null, _options, cancellation);

    private ValueTask<Order> Make(CancellationToken cancellation) => new(Samples.Order(++_made));
}
