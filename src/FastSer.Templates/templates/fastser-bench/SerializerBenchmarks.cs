using System.Text.Json;
using BenchmarkDotNet.Attributes;
using FastSer;
#if (memorypack)
using MemoryPack;
#endif
#if (messagepack)
using MessagePack;
#endif

namespace FastSerBench;

/// <summary>Writes and reads <see cref="Samples.Make"/> with each serializer.</summary>
[MemoryDiagnoser]
public class SerializerBenchmarks
{
    private readonly Order _value = Samples.Make();
    private readonly byte[] _fastSer = FastSerializer.Serialize(Samples.Make());
    private readonly byte[] _json = JsonSerializer.SerializeToUtf8Bytes(Samples.Make(), ModelJson.Default.Order);

    [Benchmark(Baseline = true)]
    public byte[] FastSerWrite() => FastSerializer.Serialize(_value);

    [Benchmark]
    public Order FastSerRead() => FastSerializer.Deserialize<Order>(_fastSer)!;

    [Benchmark]
    public byte[] JsonWrite() => JsonSerializer.SerializeToUtf8Bytes(_value, ModelJson.Default.Order);

    [Benchmark]
    public Order JsonRead() => JsonSerializer.Deserialize(_json, ModelJson.Default.Order)!;
#if (memorypack)

    private readonly byte[] _memoryPack = MemoryPackSerializer.Serialize(Samples.Make());

    [Benchmark]
    public byte[] MemoryPackWrite() => MemoryPackSerializer.Serialize(_value);

    [Benchmark]
    public Order MemoryPackRead() => MemoryPackSerializer.Deserialize<Order>(_memoryPack)!;
#endif
#if (messagepack)

    private readonly byte[] _messagePack = MessagePackSerializer.Serialize(Samples.Make());

    [Benchmark]
    public byte[] MessagePackWrite() => MessagePackSerializer.Serialize(_value);

    [Benchmark]
    public Order MessagePackRead() => MessagePackSerializer.Deserialize<Order>(_messagePack);
#endif
}
