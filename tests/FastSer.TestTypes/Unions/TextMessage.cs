namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record TextMessage(int Id, string? Text) : IMessage;
