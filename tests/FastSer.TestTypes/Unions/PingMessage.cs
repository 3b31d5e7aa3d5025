namespace FastSer.TestTypes;

[FastSerType(View = true)]
public readonly partial record struct PingMessage(int Id, long Ticks) : IMessage;
