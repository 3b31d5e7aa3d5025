namespace FastSer.TestTypes;

/// <summary>A union inside a union.</summary>
[FastSerType(View = true)]
[FastSerUnion(0, typeof(StartMessage))]
[FastSerUnion(1, typeof(StopMessage))]
public abstract partial record CommandMessage(int Id) : IMessage;
