namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record PositionalRecord(int Id, string? Name, DateTime Created);
