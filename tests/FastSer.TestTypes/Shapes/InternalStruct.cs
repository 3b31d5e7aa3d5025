namespace FastSer.TestTypes;

[FastSerType]
internal partial struct InternalStruct
{
    public byte A;
    public DateTime B;
}
