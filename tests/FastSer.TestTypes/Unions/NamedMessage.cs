namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial struct NamedMessage : IMessage
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
