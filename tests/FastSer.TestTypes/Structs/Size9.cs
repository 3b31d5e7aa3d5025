namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size9
{
    public byte A;
    public double B;
}
