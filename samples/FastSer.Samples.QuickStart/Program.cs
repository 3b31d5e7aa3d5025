using FastSer;

var order = new Order(42, DateTime.UtcNow, [new Line("A-1", 2, 9.90m)]);
var bytes = FastSerializer.Serialize(order);
var copy = FastSerializer.Deserialize<Order>(bytes);
Console.WriteLine($"Order {copy.Id}: {copy.Lines.Count} line, {bytes.Length} bytes.");

[FastSerType]
public partial record Order(int Id, DateTime Placed, List<Line> Lines);

[FastSerType]
public partial record struct Line(string Sku, int Quantity, decimal Price);
