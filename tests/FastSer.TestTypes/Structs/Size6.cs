namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size6
{
    public short A;
    public char B;
    public ushort C;
}
