namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Circle : Shape
{
    public double Radius { get; set; }
}
