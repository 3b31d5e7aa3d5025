namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size7
{
    public byte A;
    public int B;
    public short C;
}
