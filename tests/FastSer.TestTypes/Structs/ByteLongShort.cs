namespace FastSer.TestTypes;

[FastSerType]
public partial struct ByteLongShort
{
    public byte Byte;
    public long Long;
    public short Short;
}
