namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial record StopMessage(int Id, string? Reason) : CommandMessage(Id);
