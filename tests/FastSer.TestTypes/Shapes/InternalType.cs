namespace FastSer.TestTypes;

[FastSerType]
internal sealed partial class InternalType
{
    public int Number { get; set; }
    public InternalStruct Struct { get; set; }
    public List<InternalType>? Children { get; set; }
}
