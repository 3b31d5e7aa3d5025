namespace FastSer.TestTypes;

/// <summary>A union of an interface: a class, a record, structs of fixed and variable size, and another union.</summary>
[FastSerType(View = true)]
[FastSerUnion(0, typeof(TextMessage))]
[FastSerUnion(1, typeof(PingMessage))]
[FastSerUnion(2, typeof(NamedMessage))]
[FastSerUnion(3, typeof(CommandMessage))]
[FastSerUnion(4, typeof(Envelope))]
public partial interface IMessage
{
    int Id { get; }
}
