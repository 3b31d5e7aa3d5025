using System.Buffers;
using Microsoft.Extensions.Caching.Distributed;

namespace FastSer.HostTests.Harness;

/// <summary>A cache that hands out bytes in pieces, and refuses calls with arrays where buffers do.</summary>
internal sealed class BufferedCache(IDistributedCache inner) : IBufferDistributedCache
{
    public byte[]? Get(string key) => throw new NotSupportedException();

    public Task<byte[]?> GetAsync(string key, CancellationToken token = default) => throw new NotSupportedException();

    public void Refresh(string key) => inner.Refresh(key);

    public Task RefreshAsync(string key, CancellationToken token = default) => inner.RefreshAsync(key, token);

    public void Remove(string key) => inner.Remove(key);

    public Task RemoveAsync(string key, CancellationToken token = default) => inner.RemoveAsync(key, token);

    public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => inner.Set(key, value, options);

    public void Set(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options) => inner.Set(key, value.ToArray(), options);

    public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default) =>
        inner.SetAsync(key, value, options, token);

    public ValueTask SetAsync(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options, CancellationToken token = default) =>
        new(inner.SetAsync(key, value.ToArray(), options, token));

    public bool TryGet(string key, IBufferWriter<byte> destination) => TryGetAsync(key, destination).AsTask().GetAwaiter().GetResult();

    public async ValueTask<bool> TryGetAsync(string key, IBufferWriter<byte> destination, CancellationToken token = default)
    {
        if (await inner.GetAsync(key, token) is not { } bytes)
        {
            return false;
        }

        foreach (var piece in bytes.Chunk(7_000))
        {
            destination.Write(piece);
        }

        return true;
    }
}
