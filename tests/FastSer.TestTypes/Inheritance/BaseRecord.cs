namespace FastSer.TestTypes;

[FastSerType]
public partial record BaseRecord(int Id, string? Name);
