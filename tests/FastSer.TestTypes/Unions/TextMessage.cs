namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial record TextMessage(int Id, string? Text) : IMessage;
