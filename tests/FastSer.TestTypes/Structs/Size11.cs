namespace FastSer.TestTypes;

[FastSerType]
public partial struct Size11
{
    public ByteEnum A;
    public ulong B;
    public FlagsEnum C;
}
