[assembly: FastSerRoot(typeof(List<FastSer.HostTests.Harness.Line>))]

namespace FastSer.HostTests.Harness;

[FastSerType]
public partial class Order
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<Line> Lines { get; set; } = [];
}

[FastSerType]
public readonly partial record struct Line(string Sku, int Count);

[FastSerType]
[FastSerUnion(1, typeof(Circle))]
[FastSerUnion(2, typeof(Square))]
public partial interface IShape;

[FastSerType]
public sealed partial record Circle(double Radius) : IShape;

[FastSerType]
public sealed partial record Square(double Side) : IShape;

[FastSerType]
public partial class Node
{
    public Node? Next { get; set; }
}

[FastSerType]
public partial class Picky
{
    public Picky(int age) => Age = age is >= 0 and < 200 ? age : throw new ArgumentOutOfRangeException(nameof(age));

    public int Age { get; }
}

/// <summary>A type without a serializer.</summary>
public class Plain
{
    public int Id { get; set; }
}
