namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class NullableUserValues
{
    public ByteEnum? Enum { get; set; }
    public IntThenDateTime? FixedStruct { get; set; }
    public NamedPoint? VariableStruct { get; set; }
    public (int Number, string? Text)? Tuple { get; set; }
    public KeyValuePair<int, long>? Entry { get; set; }
}
