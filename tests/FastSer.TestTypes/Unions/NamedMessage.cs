namespace FastSer.TestTypes;

[FastSerType]
public partial struct NamedMessage : IMessage
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
