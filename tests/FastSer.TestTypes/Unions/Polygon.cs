namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Polygon(int[]? corners) : Shape
{
    public int[]? Corners { get; } = corners;
}
