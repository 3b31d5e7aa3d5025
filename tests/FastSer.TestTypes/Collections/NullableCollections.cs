namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class NullableCollections
{
    public int?[]? Int32s { get; set; }
    public List<DateTime?>? DateTimes { get; set; }
    public List<bool?>? Booleans { get; set; }
    public Dictionary<int, decimal?>? Decimals { get; set; }
    public IntThenDateTime?[]? Structs { get; set; }
    public List<NamedPoint?>? VariableStructs { get; set; }
    public ByteEnum?[]? Enums { get; set; }
}
