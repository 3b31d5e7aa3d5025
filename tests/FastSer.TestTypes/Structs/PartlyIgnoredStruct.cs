namespace FastSer.TestTypes;

[FastSerType]
public partial struct PartlyIgnoredStruct
{
    public int Kept;
    [FastSerIgnore]
    public int Ignored;
    public short AlsoKept;
}
