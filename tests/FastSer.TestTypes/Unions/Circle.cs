namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Circle : Shape
{
    public double Radius { get; set; }
}
