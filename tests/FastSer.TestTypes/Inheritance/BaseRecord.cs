namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial record BaseRecord(int Id, string? Name);
