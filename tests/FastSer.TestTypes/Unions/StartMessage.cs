namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record StartMessage(int Id, DateTime At) : CommandMessage(Id);
