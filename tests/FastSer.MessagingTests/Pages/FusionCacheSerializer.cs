using FastSer;
using ZiggyCreatures.Caching.Fusion.Internals;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;
using ZiggyCreatures.Caching.Fusion.Serialization;

// One line for each type of your values; FusionCache's own entries about tags are numbers.
[assembly: FastSerExternal(typeof(FusionCacheDistributedEntry<Order>))]
[assembly: FastSerExternal(typeof(FusionCacheDistributedEntry<long>))]
[assembly: FastSerExternal(typeof(FusionCacheEntryMetadata))]

/// <summary>Pass it to WithSerializer. The fingerprint rejects entries that a program with other types wrote.</summary>
public sealed class FastSerFusionCacheSerializer : IFusionCacheSerializer
{
    private static readonly FastSerializerOptions s_options = new() { FingerprintNames = true };

    public byte[] Serialize<T>(T? obj) => FastSerializer.Serialize(obj, s_options);

    public T? Deserialize<T>(byte[] data) => FastSerializer.Deserialize<T>(data, s_options);

    public ValueTask<byte[]> SerializeAsync<T>(T? obj, CancellationToken token = default) => new(Serialize(obj));

    public ValueTask<T?> DeserializeAsync<T>(byte[] data, CancellationToken token = default) => new(Deserialize<T>(data));
}
