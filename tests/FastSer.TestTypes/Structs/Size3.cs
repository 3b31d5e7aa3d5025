namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size3
{
    public byte A;
    public sbyte B;
    public byte C;
}
