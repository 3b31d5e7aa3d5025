namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class FloatingPoints
{
    public Half Half { get; set; }
    public double Double { get; set; }
    public float Single { get; set; }
    public decimal Decimal { get; set; }
}
