namespace FastSer.TestTypes;

[FastSerType]
public partial class BaseConstructor(int id, string? name)
{
    public int Id { get; } = id;
    public string? Name { get; } = name;
}
