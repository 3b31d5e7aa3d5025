namespace FastSer.TestTypes;

/// <summary>A union of an abstract class: sealed and open cases, one without members, one with an own long tag.</summary>
[FastSerType(View = true)]
[FastSerUnion(0, typeof(Circle))]
[FastSerUnion(1, typeof(Square))]
[FastSerUnion(2, typeof(Drawing))]
[FastSerUnion(3, typeof(Nowhere))]
[FastSerUnion(253, typeof(Line))]
[FastSerUnion(254, typeof(Polygon))]
[FastSerUnion(65535, typeof(Dot))]
public abstract partial class Shape
{
    public string? Label { get; set; }

    public int Layer { get; set; }
}
