namespace FastSer.TestTypes;

/// <summary>Holds the union that it is a case of.</summary>
[FastSerType(View = true)]
public sealed partial class Drawing : Shape
{
    public List<Shape?>? Parts { get; set; }

    public Shape? Frame { get; set; }
}
