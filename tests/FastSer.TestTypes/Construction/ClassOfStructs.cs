namespace FastSer.TestTypes;

[FastSerType]
public partial class ClassOfStructs(ReadOnlyRecordStruct first, PrimaryConstructorStruct second)
{
    public ReadOnlyRecordStruct First { get; } = first;
    public PrimaryConstructorStruct Second { get; } = second;
    public ReadOnlyFieldStruct? Third { get; set; }
    public List<InitOnlyStruct>? Fourth { get; set; }
    public RecordStructWithInit[]? Fifth { get; set; }
}
