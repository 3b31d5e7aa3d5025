namespace FastSer.TestTypes;

[FastSerType]
public readonly partial record struct PingMessage(int Id, long Ticks) : IMessage;
