using System.Buffers;
using Microsoft.Extensions.Caching.Distributed;

namespace FastSer.HostTests.Caching;

/// <summary>A cache whose calls fail on demand, as those of a cache server that is away.</summary>
internal class FaultyCache(IDistributedCache inner) : IDistributedCache
{
    public Exception? OnGet { get; set; }

    public Exception? OnSet { get; set; }

    public Exception? OnRemove { get; set; }

    public int Sets { get; private set; }

    public static FaultyCache Create(IDistributedCache inner, bool isBuffered) => isBuffered ? new Buffered(inner) : new FaultyCache(inner);

    public async Task<byte[]?> GetAsync(string key, CancellationToken token = default)
    {
        await FailAsync(OnGet, token);
        return await inner.GetAsync(key, token);
    }

    public async Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default)
    {
        Sets++;
        await FailAsync(OnSet, token);
        await inner.SetAsync(key, value, options, token);
    }

    public async Task RemoveAsync(string key, CancellationToken token = default)
    {
        await FailAsync(OnRemove, token);
        await inner.RemoveAsync(key, token);
    }

    public Task RefreshAsync(string key, CancellationToken token = default) => inner.RefreshAsync(key, token);

    public byte[]? Get(string key) => throw new NotSupportedException();

    public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => throw new NotSupportedException();

    public void Remove(string key) => throw new NotSupportedException();

    public void Refresh(string key) => throw new NotSupportedException();

    private static async Task FailAsync(Exception? error, CancellationToken token)
    {
        await Task.Yield();
        token.ThrowIfCancellationRequested();
        if (error is not null)
        {
            throw error;
        }
    }

    private sealed class Buffered(IDistributedCache inner) : FaultyCache(inner), IBufferDistributedCache
    {
        public async ValueTask<bool> TryGetAsync(string key, IBufferWriter<byte> destination, CancellationToken token = default)
        {
            if (await GetAsync(key, token) is not { } bytes)
            {
                return false;
            }

            destination.Write(bytes);
            return true;
        }

        public ValueTask SetAsync(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options, CancellationToken token = default) =>
            new(SetAsync(key, value.ToArray(), options, token));

        public bool TryGet(string key, IBufferWriter<byte> destination) => throw new NotSupportedException();

        public void Set(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options) => throw new NotSupportedException();
    }
}
