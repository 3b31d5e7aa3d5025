namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial record StartMessage(int Id, DateTime At) : CommandMessage(Id);
