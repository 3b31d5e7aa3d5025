namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record StopMessage(int Id, string? Reason) : CommandMessage(Id);
