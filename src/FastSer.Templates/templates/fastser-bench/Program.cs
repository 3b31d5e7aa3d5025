using System.Text.Json;
using BenchmarkDotNet.Running;
using FastSer;
using FastSerBench;

var order = Samples.Make();
var json = JsonSerializer.SerializeToUtf8Bytes(order, ModelJson.Default.Order);
var bytes = FastSerializer.Serialize(order);

// A benchmark of a value that does not come back measures nothing.
var copy = FastSerializer.Deserialize<Order>(bytes)!;
if (JsonSerializer.Serialize(copy, ModelJson.Default.Order) != JsonSerializer.Serialize(order, ModelJson.Default.Order))
{
    Console.Error.WriteLine("The value did not come back.");
    return 1;
}

Console.WriteLine($"{bytes.Length} bytes as FastSer, {json.Length} as JSON");
if (args is not ["--sizes"])
{
    BenchmarkSwitcher.FromAssembly(typeof(SerializerBenchmarks).Assembly).Run(args.Length == 0 ? ["--filter", "*"] : args);
}

return 0;
