namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class Square : Shape
{
    public double Side { get; set; }

    public short Turn { get; set; }
}
