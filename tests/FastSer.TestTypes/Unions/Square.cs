namespace FastSer.TestTypes;

[FastSerType]
public partial class Square : Shape
{
    public double Side { get; set; }

    public short Turn { get; set; }
}
