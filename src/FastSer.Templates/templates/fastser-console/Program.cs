using FastSer;
using FastSerConsole;

const string Path = "orders.bin";

var orders = new List<Order>
{
    new(1, DateTime.UtcNow, [new Line("A-1", 2, 9.90m), new Line("B-7", 1, 120m)]),
    new(2, DateTime.UtcNow, []),
};

File.WriteAllBytes(Path, FastSerializer.Serialize(orders));
var bytes = File.ReadAllBytes(Path);
var copy = FastSerializer.Deserialize<List<Order>>(bytes)!;
Console.WriteLine($"Read {copy.Count} orders from {bytes.Length} bytes; order {copy[0].Id} has {copy[0].Lines.Count} lines.");

// Bytes of unknown origin: an error is a result here, not an exception.
if (!FastSerializer.TryDeserialize<List<Order>>(bytes.AsSpan(0, bytes.Length - 1), out _, out var error))
{
    Console.WriteLine($"A damaged file is refused: {error}");
}
