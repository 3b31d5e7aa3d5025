namespace FastSer.TestTypes;

[FastSerType]
public partial class FloatingPoints
{
    public Half Half { get; set; }
    public double Double { get; set; }
    public float Single { get; set; }
    public decimal Decimal { get; set; }
}
