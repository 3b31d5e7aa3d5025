using System.Buffers;
using MemoryPack;
using Microsoft.Extensions.Caching.Hybrid;

namespace FastSer.HostBenchmarks;

internal sealed class MemoryPackCacheSerializer : IHybridCacheSerializer<Payload>
{
    public Payload Deserialize(ReadOnlySequence<byte> source) => MemoryPackSerializer.Deserialize<Payload>(source)!;

    public void Serialize(Payload value, IBufferWriter<byte> target) => MemoryPackSerializer.Serialize(target, value);
}
