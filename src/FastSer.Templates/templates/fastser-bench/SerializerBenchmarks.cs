using System.Text.Json;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Configs;
using FastSer;
#if (memorypack)
using MemoryPack;
#endif
#if (messagepack)
using MessagePack;
#endif

namespace FastSerBench;

/// <summary>
/// Writes and reads <see cref="Samples.Make"/> with each serializer. The rules that keep the comparison fair:
/// all serializers get the same value and return a new array or a new object; each is called in the way that its documentation recommends
/// for speed, with code that was generated when the project was built where it offers that, and with default options otherwise;
/// each reads the bytes that it wrote; every round trip is checked before anything is measured (<see cref="RoundTrips"/>); writing and
/// reading are compared apart, each with FastSer as the baseline.
/// </summary>
[MemoryDiagnoser]
[GroupBenchmarksBy(BenchmarkLogicalGroupRule.ByCategory)]
[CategoriesColumn]
public class SerializerBenchmarks
{
    private const string Write = "write";
    private const string Read = "read";

    private readonly Order _value = Samples.Make();
    private readonly byte[] _fastSer = FastSerializer.Serialize(Samples.Make());
    private readonly byte[] _json = JsonSerializer.SerializeToUtf8Bytes(Samples.Make(), ModelJson.Default.Order);

    [BenchmarkCategory(Write)]
    [Benchmark(Baseline = true)]
    public byte[] FastSerWrite() => FastSerializer.Serialize(_value);

    [BenchmarkCategory(Read)]
    [Benchmark(Baseline = true)]
    public Order FastSerRead() => FastSerializer.Deserialize<Order>(_fastSer)!;

    [BenchmarkCategory(Write)]
    [Benchmark]
    public byte[] JsonWrite() => JsonSerializer.SerializeToUtf8Bytes(_value, ModelJson.Default.Order);

    [BenchmarkCategory(Read)]
    [Benchmark]
    public Order JsonRead() => JsonSerializer.Deserialize(_json, ModelJson.Default.Order)!;
#if (memorypack)

    private readonly byte[] _memoryPack = MemoryPackSerializer.Serialize(Samples.Make());

    [BenchmarkCategory(Write)]
    [Benchmark]
    public byte[] MemoryPackWrite() => MemoryPackSerializer.Serialize(_value);

    [BenchmarkCategory(Read)]
    [Benchmark]
    public Order MemoryPackRead() => MemoryPackSerializer.Deserialize<Order>(_memoryPack)!;
#endif
#if (messagepack)

    private readonly byte[] _messagePack = MessagePackSerializer.Serialize(Samples.Make());

    [BenchmarkCategory(Write)]
    [Benchmark]
    public byte[] MessagePackWrite() => MessagePackSerializer.Serialize(_value);

    [BenchmarkCategory(Read)]
    [Benchmark]
    public Order MessagePackRead() => MessagePackSerializer.Deserialize<Order>(_messagePack);
#endif
}
