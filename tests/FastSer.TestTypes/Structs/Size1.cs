namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size1
{
    public byte A;
}
