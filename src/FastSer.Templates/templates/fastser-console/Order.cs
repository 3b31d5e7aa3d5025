using FastSer;

namespace FastSerConsole;

[FastSerType]
public partial record Order(int Id, DateTime Placed, List<Line> Lines);

[FastSerType]
public partial record struct Line(string Sku, int Quantity, decimal Price);
