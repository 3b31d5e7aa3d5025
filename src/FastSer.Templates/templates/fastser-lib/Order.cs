using FastSer;

namespace FastSerModel;

/// <summary>The Fast format: both sides are built with the same members. For messages, caches, and files of one version.</summary>
[FastSerType]
public partial record Order(int Id, DateTime Placed, List<Line> Lines);

[FastSerType]
public partial record struct Line(string Sku, int Quantity, decimal Price);
