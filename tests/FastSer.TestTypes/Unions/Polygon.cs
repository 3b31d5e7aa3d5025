namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Polygon(int[]? corners) : Shape
{
    public int[]? Corners { get; } = corners;
}
