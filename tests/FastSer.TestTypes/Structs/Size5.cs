namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size5
{
    public int A;
    public byte B;
}
