using System.Buffers;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;

namespace FastSer.HostTests.Caching;

/// <summary>
/// A HybridCache over a distributed cache and the serializers that are registered, without a level in memory. Its own package is not
/// on every package source.
/// </summary>
internal sealed class HybridStandIn(IBufferDistributedCache cache, IEnumerable<IHybridCacheSerializerFactory> factories) : HybridCache
{
    public override async ValueTask<T> GetOrCreateAsync<TState, T>(
        string key, TState state, Func<TState, CancellationToken, ValueTask<T>> factory, HybridCacheEntryOptions? options = null,
        IEnumerable<string>? tags = null, CancellationToken cancellationToken = default)
    {
        var bytes = new ArrayBufferWriter<byte>();
        if (await cache.TryGetAsync(key, bytes, cancellationToken))
        {
            return SerializerOf<T>().Deserialize(new ReadOnlySequence<byte>(bytes.WrittenMemory));
        }

        var value = await factory(state, cancellationToken);
        await SetAsync(key, value, options, tags, cancellationToken);
        return value;
    }

    public override async ValueTask SetAsync<T>(
        string key, T value, HybridCacheEntryOptions? options = null, IEnumerable<string>? tags = null, CancellationToken cancellationToken = default)
    {
        var bytes = new ArrayBufferWriter<byte>();
        SerializerOf<T>().Serialize(value, bytes);
        await cache.SetAsync(
            key, new ReadOnlySequence<byte>(bytes.WrittenMemory), new() { AbsoluteExpirationRelativeToNow = options?.Expiration }, cancellationToken);
    }

    public override ValueTask RemoveAsync(string key, CancellationToken cancellationToken = default) => new(cache.RemoveAsync(key, cancellationToken));

    public override ValueTask RemoveByTagAsync(string tag, CancellationToken cancellationToken = default) => throw new NotSupportedException();

    /// <summary>The last one that is registered and knows the type.</summary>
    private IHybridCacheSerializer<T> SerializerOf<T>()
    {
        foreach (var factory in factories.Reverse())
        {
            if (factory.TryCreateSerializer<T>(out var serializer))
            {
                return serializer;
            }
        }

        throw new InvalidOperationException($"There is no serializer of {typeof(T)}.");
    }
}
