namespace FastSer.TestTypes;

[FastSerType]
public partial record struct PositionalRecordStruct(short Id, string? Name);
