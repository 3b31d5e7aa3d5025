namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size16
{
    public long A;
    public double B;
}
